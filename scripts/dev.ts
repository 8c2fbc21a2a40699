import { spawn } from 'node:child_process'

// The server restarts when its code changes; the browser's part is served fresh, and sends its calls there.
const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
]
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}
