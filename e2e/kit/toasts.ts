import type { Page } from '@playwright/test'

/** What is shown as toasts now; the same words are also read out from another place. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
