import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rosterTemplate, type Workbook } from '#contract/roster.ts'
import { csvOf } from '#contract/csv.ts'
import { api, query } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast-store.ts'

/** The sample as CSV is made here, without a call of its own; the school's domain in it is asked for where it is not known yet. */
export function useCsvTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => client.ensureQueryData(query(api.settings.getPublicSettings, {})),
    onSuccess: ({ schoolDomain }) =>
      saveFile('team-roster-template.csv', csvOf(rosterTemplate(schoolDomain)), 'text/csv'),
    onError: sayFailed,
  })
}

export const useTemplateDownload = () =>
  useMutation({
    mutationFn: () => api.roster.getRosterTemplate({}),
    onSuccess: saveWorkbook,
    onError: sayFailed,
  })

/** The refused rows of a file, each with what to fix beside it. */
export const useRefusedRowsDownload = (file: File) =>
  useMutation({
    mutationFn: () => api.roster.getRefusedRows({ file }),
    onSuccess: saveWorkbook,
    onError: sayFailed,
  })

function saveWorkbook({ filename, base64 }: Workbook) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  saveFile(filename, bytes, XLSX)
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const sayFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: messageOf(error, 'The download did not work. Please try again.'),
    variant: 'destructive',
  })
