import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const
/** What a theme can change; everything else is the same page, looked at in the light one. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const WIDTHS = [1280, 360]

/**
 * axe finds nothing on what is shown now, in both themes, on a desk and on a small phone; and where it is asked for, in
 * the colours that a person's system forces.
 */
export async function expectAccessible(page: Page, what: string, { forcedColors = false } = {}) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' })
      const found = await findWrong(page, colorScheme === 'dark' ? RULES_OF_COLOUR : undefined)
      expect.soft(found, `axe on ${what}, ${colorScheme}, ${width} wide`).toEqual([])
    }
    if (!forcedColors) continue
    await page.emulateMedia({ forcedColors: 'active' })
    const found = await findWrong(page, RULES_OF_COLOUR)
    expect.soft(found, `axe on ${what}, forced colours, ${width} wide`).toEqual([])
  }
}

async function findWrong(page: Page, rules?: string[]) {
  // Our pages have no frames, for whose sake it would open a second page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
