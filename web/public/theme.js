// Sets the theme before the first paint. The key and the rule are those of web/lib/theme.ts.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('finalist:theme')
  } catch {
    // Storage is switched off: follow the system.
  }
  const dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
