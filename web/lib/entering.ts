/** What others, the clock or another device change: entering the page reads it anew, coming back within moments does not. */
export const ENTERING_STALE_MS = 10_000
