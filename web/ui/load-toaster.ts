/** Fetched after the page: no page needs it to be shown, and the exam page must be light. */
export const loadToaster = () => import('./toaster.tsx').then((m) => m.Toaster)
