import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const pathTo = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

/**
 * What every page needs, in one file: a dozen small ones would each be compressed alone and asked for alone. It holds
 * all that its parts import, so that nothing runs before what it needs. Everything else is split where it is imported
 * lazily.
 */
const LIBRARIES =
  /preload-helper|node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt|zod|clsx)\/|@tanstack\/(?!.*(infinite|queries))|lucide-react\/dist\/esm\/(?!icons|lucide-react)|icons\/(arrow-left|arrow-right|check|timer|x)\.mjs/i
const BASE =
  /\/contract\/(?!privacy|page-proposals|csv)|\/web\/(api|session)\.ts|\/web\/layouts\/page-(boundary|failure|frame|skeleton)|\/web\/lib\/(first-press|format|kept|leave|loaded-part|message-of|paths|sign-in-again|use-page-title|use-route-params|use-settings)\.|\/web\/ui\/(badge|button|button-class|card|icon|icon-button|podium|rail|skeleton|spinner|toast-store|tooltip)\./
const isBase = (id: string) => LIBRARIES.test(id) || BASE.test(id)

export default defineConfig({
  root: pathTo('web'),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: pathTo('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined as a data: address, so the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: isBase }] } } },
  },
  server: {
    // The slash keeps modules such as /api.ts here; the Host stays, or the server would take the page for a foreign one.
    proxy: {
      '/api/': { target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`, changeOrigin: false },
    },
  },
})

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses a file twice. */
function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir)
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      const texts = files.filter((file) => /\.(js|css|html|svg|txt)$/.test(file))
      await Promise.all(texts.map((file) => compressFile(join(outDir, file))))
    },
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressFile(file: string) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await toBrotli(content, { params }))
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
