import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { OPS } from 'unpdf/pdfjs'

/** Pages looked at one by one; what is true of so many is taken to be true of the rest. */
const PAGES_LOOKED_AT = 12

/**
 * Of pages with hardly any text, those that show something nevertheless. Pictures are never
 * decoded, being all too large for the limit set here, but what places them on the page is seen.
 */
export async function showsPicture(path: string, pages: number[]): Promise<number[]> {
  const bytes = new Uint8Array(await readFile(path))
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 0 })
  const shown: number[] = []
  for (const number of pages.slice(0, PAGES_LOOKED_AT)) {
    const page = await pdf.getPage(number)
    const isShown = await page.getOperatorList().then(
      ({ fnArray }) => fnArray.some((operation) => DRAWING.has(operation)),
      () => true,
    )
    if (isShown) shown.push(number)
  }
  await pdf.loadingTask.destroy()
  const rest = pages.slice(PAGES_LOOKED_AT)
  return shown.length > PAGES_LOOKED_AT / 2 ? [...shown, ...rest] : shown
}

const DRAWING = new Set<number>([OPS.transform, OPS.shadingFill, OPS.constructPath])
