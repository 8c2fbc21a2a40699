import { MIN_AREA_ITEMS } from '#contract/analytics.ts'
import type { ReplyRequest } from './coach.ts'

type WeakArea = ReplyRequest['weakAreas'][number]

/** So few answers may be chance: they hint at what is weak, and nothing may be made of them without saying so. */
export const isHint = ({ answered }: WeakArea) => answered < MIN_AREA_ITEMS

/** Areas with wrong answers in the order they came in: those that can be called weak, else those that hint at it. */
export function weakest(areas: readonly WeakArea[]): WeakArea[] {
  const weak = areas.filter(({ correct, answered }) => correct < answered)
  const known = weak.filter((area) => !isHint(area))
  return known.length > 0 ? known : weak
}
