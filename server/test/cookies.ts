/** What a browser would send back after this reply. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/** Signs in by this link without following where it leads; the cookie of the session. */
export const signInByLink = async (link: string) =>
  cookieOf(await fetch(link, { method: 'POST', redirect: 'manual' }))

/** A browser's cookies of one site, kept and dropped as replies say. */
export function createJar() {
  const kept = new Map<string, string>()
  return {
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair, ...attributes] = line.split(';').map((part) => part.trim())
        const [name, value] = split(pair!)
        const isGone = attributes.some((attribute) =>
          /^(max-age=0|expires=.* 1970 .*)$/i.test(attribute),
        )
        if (isGone || value === '') kept.delete(name)
        else kept.set(name, value)
      }
      return response
    },
    get: (name: string) => kept.get(name),
    /** As when the browser is closed, or by hand. */
    drop: (name: string) => kept.delete(name),
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

function split(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
