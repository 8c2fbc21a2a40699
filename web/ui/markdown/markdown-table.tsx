import type { Tokens } from 'marked'
import { Inlines } from './inlines.tsx'
import { partsOf } from './parts-of.ts'
import { ScrollBox } from './scroll-box.tsx'

/** A table in a box of its own, which scrolls sideways where it is wider than the text. */
export function MarkdownTable({ table }: { table: Tokens.Table }) {
  return (
    <ScrollBox className="prose-table" label="Table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, place) => (
              <HeadCell key={place} cell={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column} dir="auto" data-align={cell.align ?? undefined}>
                  <Inlines tokens={partsOf(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function HeadCell({ cell }: { cell: Tokens.TableCell }) {
  // The corner over the names of the rows heads nothing.
  if (cell.text.trim() === '') return <td>&nbsp;</td>
  return (
    <th scope="col" dir="auto" data-align={cell.align ?? undefined}>
      <Inlines tokens={partsOf(cell)} />
    </th>
  )
}
