import { listCards } from '../ports/coach/understanding/knowledge/cards.ts'
import type { Source } from '../ports/coach/coach.ts'
import type { Matter } from '../ports/coach/understanding/matter.ts'
import { isAbout } from '../ports/coach/understanding/page-relevance.ts'

type Page = Extract<Source, { kind: 'page' }>

const PER_PAGE = 3
/** As many as the product looks at, and as it takes. */
const LOOKED_AT = 8
const TAKEN = 3

/** A guide of every area, three concepts a page, as an advisor might upload them. */
const PAGES: Page[] = [...Map.groupBy(listCards(), ({ area }) => area)].flatMap(
  ([area, cards], place) =>
    Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, at): Page => {
      const told = cards.slice(at * PER_PAGE, (at + 1) * PER_PAGE)
      return {
        ...{ kind: 'page', id: `page:${place + 1}/${at + 1}`, materialId: place + 1 },
        ...{ title: `${area} study guide`, page: at + 1 },
        text: told
          .map(({ term, definition, example }) => `${term}\n${definition}\n${example}`)
          .join('\n'),
      }
    }),
)

/** What a search of the guides finds: pages with most of the words, and of those the ones that are about it. */
export function findPages(matter: Matter): Page[] {
  const words = matter.searchWords.map((word) => word.toLowerCase())
  const hits = ({ text }: Page) => words.filter((word) => text.toLowerCase().includes(word)).length
  return PAGES.map((page) => ({ page, found: hits(page) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found)
    .slice(0, LOOKED_AT)
    .map(({ page }) => page)
    .filter(({ text }) => isAbout(text, matter))
    .slice(0, TAKEN)
}
