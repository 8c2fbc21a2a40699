import { loadEnvFile } from 'node:process'
import { existsSync } from 'node:fs'
import { buildWebIfStale } from './build-web.ts'

if (existsSync('.env')) loadEnvFile('.env')
await buildWebIfStale()
await import('#server/main.ts')
