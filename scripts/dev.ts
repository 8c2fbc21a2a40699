import { spawn } from 'node:child_process'

// The server restarts when its code changes; the browser's part is served fresh, and sends its calls there.
const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
]
const end = () => children.forEach((child) => child.kill())
for (const child of children) {
  child.once('exit', (code) => {
    end()
    process.exitCode = code ?? 1
  })
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
