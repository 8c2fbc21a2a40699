import { createClient } from '#contract/client.ts'
import { materialsContract } from '#contract/materials.ts'

/** The upload call, over the one browser interface that says how much has been sent. */
export const uploadWithProgress = (onProgress: (percent: number) => void) =>
  createClient({ materials: materialsContract }, (path, init) => send(path, init, onProgress))
    .materials.uploadMaterial

function send(path: string, { method, body }: RequestInit, onProgress: (percent: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'POST', path)
    request.withCredentials = true
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? (100 * loaded) / total : 0),
    )
    request.addEventListener('load', () => {
      const { responseText, status, statusText } = request
      resolve(new Response(responseText, { status, statusText }))
    })
    // What `fetch` would reject with when nothing was reached.
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => reject(new TypeError('Failed to fetch')))
    // The contract sends an upload as a form, which XMLHttpRequest takes as it is.
    request.send(body as FormData)
  })
}
