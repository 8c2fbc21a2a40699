import type { Config } from '#server/config.ts'

/** Where people reach the product, without a slash at the end: for links in mail. */
export function publicAddress({ server }: Config) {
  const { publicUrl, host, port } = server
  return publicUrl ?? `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
}
