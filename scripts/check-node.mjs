// Plain JavaScript on purpose: it has to run on the Node that is too old for the rest.
// `npm run` puts the Node that came with this project's packages first, so this complains only where there is none
// for the machine.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Finalist needs Node 22.18 or newer; this is ${process.versions.node}. ` +
      'On Linux and macOS (x64 and arm64) "npm ci" brings it along: run things with "npm run".',
  )
  process.exit(1)
}
// What builds the web part takes "#" and "?" for parts of an address, and Node takes "*" for a pattern.
const root = decodeURIComponent(new URL('..', import.meta.url).pathname)
const sign = /[#?*]/.exec(root)?.[0]
if (sign !== undefined) {
  console.error(
    `Finalist cannot run in a folder with "${sign}" in its path: ${root}\n` +
      'Nothing was changed. Move it to a folder without #, ? and *, and try again.',
  )
  process.exit(1)
}
// Not above: an old Node would stumble over what it imports before it could be told.
await import('../server/lib/kept-javascript.mjs')
