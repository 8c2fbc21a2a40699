import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/settings.ts'
import { api } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { auditSentence } from './audit-sentence.ts'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Who did what to whom. */
export function AuditPart() {
  const log = useAuditLog()
  if (!log.entries) return <PartState isError={log.isError} onRetry={log.retry} />
  return (
    <SettingsSection
      title="Who did what"
      hint="Written by the server, newest first; nobody can change it. When a person is deleted, their name goes from here too."
    >
      {log.entries.length === 0 && <p className="text-muted">Nothing has happened yet.</p>}
      <ol aria-label="Audit log" className="divide-y divide-hairline">
        {log.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasOlder && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={log.isLoadingOlder}
          onClick={log.loadOlder}
        >
          Show older
        </Button>
      )}
    </SettingsSection>
  )
}

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li className="py-2.5 first:pt-0">
    <p className="text-pretty wrap-anywhere">{auditSentence(entry)}</p>
    <time dateTime={entry.happenedAt} className="text-xs text-faint">
      {formatMoment(entry.happenedAt)}
    </time>
  </li>
)

function useAuditLog() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [...api.settings.listAuditLog.key, 'pages'],
      queryFn: ({ pageParam }) =>
        api.settings.listAuditLog(pageParam ? { before: String(pageParam) } : {}),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.hasOlder ? last.entries.at(-1)?.id : undefined),
      staleTime: ENTERING_STALE_MS,
    })
  return {
    entries: data?.pages.flatMap(({ entries }) => entries),
    isError,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    loadOlder: () => void fetchNextPage(),
    isLoadingOlder: isFetchingNextPage,
  }
}
