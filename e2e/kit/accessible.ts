import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const
/** What a theme can change; everything else is the same page, looked at in the light one. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const WIDTHS = [1280, 360]

/** axe finds nothing on what is shown now, in both themes, on a desk and on a small phone. */
export async function expectAccessible(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Our pages have no frames, for whose sake it would open a second page for every look.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR)
      const { violations } = await axe.analyze()
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      )
      expect.soft(found, `axe on ${what}, ${colorScheme}, ${width} wide`).toEqual([])
    }
  }
}
