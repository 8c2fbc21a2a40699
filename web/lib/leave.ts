/** Leaves the app for a page of the server. Tests replace `go`: jsdom cannot navigate. */
export const leaving = { go: (address: string) => location.assign(address) }

export const leaveFor = (address: string) => leaving.go(address)
