/** Where to go after signing in: a path of this site, never an address that leads elsewhere. */
export function safeReturnPath(path: string | undefined) {
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path) || path.startsWith('/api/')) return '/'
  return path
}
