import type { Page } from '@playwright/test'

/**
 * Every text this page shows from now on, however briefly: what stands for half a second before the browser leaves is
 * easily missed by looking now and then.
 */
export async function shownTexts(page: Page): Promise<() => string> {
  const shown: string[] = []
  await page.exposeFunction('noteText', (text: string) => void shown.push(text))
  await page.addInitScript(() => {
    const { noteText } = window as unknown as { noteText: (text: string) => void }
    new MutationObserver(() => noteText(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  return () => shown.join('\n')
}
