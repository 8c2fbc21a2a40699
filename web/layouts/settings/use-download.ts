import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { asCsv, asJson } from './my-data-files.ts'
import { sayFailed } from './say.ts'

type Format = 'csv' | 'json'

const FILES = {
  csv: { make: asCsv, type: 'text/csv;charset=utf-8' },
  json: { make: asJson, type: 'application/json' },
}

/** Asks the server for everything, and hands it over as a file of this format. */
export function useDownload() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: Format) => {
      const data = await api.settings.getMyData({})
      const { make, type } = FILES[format]
      saveFile(`my-data-${data.exportedAt.slice(0, 10)}.${format}`, make(data), type)
    },
    onError: sayFailed('Your data could not be downloaded. Please try again.'),
  })
  return { download: (format: Format) => mutate(format), pending: isPending && variables }
}
