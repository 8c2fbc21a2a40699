/**
 * Where to go after signing in: a path of this site, never an address that leads elsewhere, nor one of the server's own,
 * such as logging out. Resolved first, as the browser will: dots and escapes must not hide where it leads.
 */
export function safeReturnPath(path: string | undefined) {
  const resolved = path?.startsWith('/') ? resolve(path) : undefined
  return resolved && !/^\/+api(\/|$)/i.test(decode(resolved)) ? resolved : '/'
}

/** Undefined for what leaves this site, which any origin stands in for. */
function resolve(path: string) {
  const url = URL.parse(path, HERE)
  return url?.origin === HERE ? url.pathname + url.search : undefined
}

const HERE = 'http://here.invalid'

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
