import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROSTER_COLUMNS } from '#contract/roster.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { ColumnName } from './roster-rows.tsx'

export function Requirements() {
  const { schoolDomain } = useSettings()
  return (
    <section aria-labelledby="requirements" className="mt-8 border-t border-hairline pt-6">
      <h2 id="requirements" className="type-card-heading">
        What the file needs
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2 text-sm text-muted md:grid-cols-2">
        <Line>
          An Excel file that ends in <ColumnName>.xlsx</ColumnName>
        </Line>
        <Line>
          Columns{' '}
          {ROSTER_COLUMNS.map((column) => (
            <span key={column}>
              <ColumnName>{column}</ColumnName>{' '}
            </span>
          ))}
        </Line>
        <Line>
          Only addresses that end in <ColumnName>{schoolDomain}</ColumnName>
        </Line>
        <Line>
          Role is <ColumnName>student</ColumnName> or <ColumnName>admin</ColumnName>
        </Line>
        <Line>
          Authorized is <ColumnName>true</ColumnName> or <ColumnName>false</ColumnName>
        </Line>
      </ul>
    </section>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="grid grid-cols-[1.125rem_1fr] gap-2">
    <Icon of={Check} size="sm" className="mt-0.5 text-faint" />
    <span>{children}</span>
  </li>
)
