import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const THEMES = ['light', 'dark'] as const
/** What a theme can change; everything else is the same page, looked at in the light one. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const WIDTHS = [1280, 360]

type Look = {
  forcedColors?: boolean
  /** Fewer for what is shown at these alone, and would close at another. */
  widths?: number[]
}

/**
 * axe finds nothing on what is shown now, in both themes, on a desk and on a small phone; and where it is asked for, in
 * the colours that a person's system forces.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { forcedColors = false, widths = WIDTHS }: Look = {},
) {
  // Half a megabyte to compile: once for a document, not once for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  for (const width of widths) {
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

/** As a page is left by `expectAccessible`, on a small phone: nothing sticks out. */
export async function expectNoSidewaysScroll(page: Page) {
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

/** As a page is at the start of a story: what `expectAccessible` leaves is a small phone in the dark. */
export async function backToDesk(page: Page, media: { reducedMotion?: 'no-preference' } = {}) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media })
}

async function findWrong(page: Page, rules?: string[]) {
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const violations = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations: found } = await axe.run(document, how)
    return found
  }, options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
