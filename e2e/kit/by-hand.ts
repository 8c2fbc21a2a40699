import type { Page } from '@playwright/test'

/** Names of the next stops of the Tab key. */
export async function tabThrough(page: Page, stops: number) {
  const names = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    names.push(await nameOfFocused(page))
  }
  return names
}

export const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement) return element.type
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Whether the middle of what has the focus can be seen; of a radio button, its row. */
export const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const shown = active instanceof HTMLInputElement ? active.closest('label') : active
    if (!shown) return false
    const { left, top, width, height } = shown.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && (shown.contains(met) || met.contains(shown))
  })

/** What can be pressed and is smaller than this; the spacing rule is not used as an excuse. */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((pixels) => {
    const scope = document.querySelector('[role=dialog]') ?? document.body
    return [...scope.querySelectorAll('button, label, a[href], [role=switch]')]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width < pixels || height < pixels
      })
      .map((element) => element.outerHTML.slice(0, 120))
  }, least)

/** Options whose words run under the button beside them, or out of their box. */
export const crampedOptions = (page: Page) =>
  page.locator('.option').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const words = document.createRange()
      words.selectNodeContents(row.querySelector('label')!)
      const button = row.querySelector('button')?.getBoundingClientRect()
      const { right, bottom } = words.getBoundingClientRect()
      const box = row.getBoundingClientRect()
      const fits = right <= (button?.left ?? box.right) && bottom <= box.bottom
      return fits ? [] : [row.textContent]
    }),
  )
