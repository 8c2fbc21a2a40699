import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_ROSTER_BYTES, type RosterUpload } from '#contract/roster.ts'
import { api } from '../../api.ts'
import { countOf } from '../../lib/format.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'
import { focusFileChooser } from './choose-file.tsx'
import { useRefreshTeam } from './use-team.ts'

const FAILED = 'Could not process Excel file. Please check the format.'
const TOO_LARGE = 'A roster has at most 5 MB. Remove pictures from the workbook.'

/** A chosen file, and how far it has come. */
export type RosterState =
  | { step: 'none' }
  | { step: 'reading' | 'uploading'; file: File; review?: RosterUpload }
  | { step: 'refused'; file: File; reason: string }
  | { step: 'reviewed' | 'done'; file: File; review: RosterUpload }

/** From a chosen file over what it would do to what it did. */
export function useRosterUpload() {
  const [state, setState] = useState<RosterState>({ step: 'none' })
  const refuse = (file: File) => (error: unknown) => {
    const reason = error instanceof FileProblem ? error.message : messageOf(error, FAILED)
    setState({ step: 'refused', file, reason })
    toast({ title: 'Upload Failed', description: reason, variant: 'destructive' })
  }
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const copy = await inMemory(file)
      const review = await api.roster.uploadUsers({ file: copy, dryRun: '1' })
      return { file: copy, review }
    },
    onMutate: (file) => setState({ step: 'reading', file }),
    onSuccess: (reviewed) => setState({ step: 'reviewed', ...reviewed }),
    onError: (error, file) => refuse(file)(error),
  })
  const uploading = useUploading(setState, refuse)
  const choose = (file: File) => {
    if (file.name.toLowerCase().endsWith('.xlsx')) reading.mutate(file)
    else sayWrongFormat()
  }
  return {
    state,
    choose,
    upload: uploading.mutate,
    forget: () => {
      setState({ step: 'none' })
      // "Cancel" is gone then; the chooser is there with the next frame.
      requestAnimationFrame(focusFileChooser)
    },
  }
}

function useUploading(
  setState: (state: RosterState) => void,
  refuse: (file: File) => (error: unknown) => void,
) {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: ({ file }: { file: File; review: RosterUpload }) =>
      api.roster.uploadUsers({ file }),
    onMutate: (chosen) => setState({ step: 'uploading', ...chosen }),
    onSuccess: async (review, { file }) => {
      setState({ step: 'done', file, review })
      toast({
        title: 'Upload Complete!',
        description: `Successfully processed ${countOf(review.count, 'user')}.`,
        variant: 'success',
      })
      await refresh()
    },
    onError: (error, { file }) => refuse(file)(error),
  })
}

class FileProblem extends Error {}

/** What is uploaded is what was looked at, even if the file is saved again or moved in between. */
async function inMemory(file: File) {
  if (file.size > MAX_ROSTER_BYTES) throw new FileProblem(TOO_LARGE)
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem('The file could not be read. Is it still where you chose it?')
  })
  return new File([bytes], file.name, { type: file.type })
}

const sayWrongFormat = () =>
  toast({
    title: 'Invalid File Format',
    description: 'Please upload an Excel (.xlsx) file.',
    variant: 'destructive',
  })
