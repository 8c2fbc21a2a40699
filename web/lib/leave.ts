/** The browser's own navigation, in an object so that tests can stand in for it: jsdom cannot leave a page. */
export const browser = {
  go: (address: string) => location.assign(address),
  reload: () => location.reload(),
}

/** Leaves the app for a page of the server. */
export const leaveFor = (address: string) => browser.go(address)
