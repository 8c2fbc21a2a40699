import { expect, type Page } from '@playwright/test'

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
export const support = (page: Page) => page.getByRole('dialog', { name: 'Help & Support' })

/** By the app's own link, without loading the page anew. */
export const goByLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/** The dialog in which one writes to one's advisors. */
export async function openSupport(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Help & Support' }).click()
  await expect(support(page)).toBeVisible()
}
