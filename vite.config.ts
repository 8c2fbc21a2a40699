import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const pathTo = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

export default defineConfig({
  root: pathTo('web'),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: pathTo('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined as a data: address, so the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
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
