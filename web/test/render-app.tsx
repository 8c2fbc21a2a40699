import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type { User } from '#contract/session.ts'
import type { PublicSettings } from '#contract/settings.ts'
import { createQueryClient } from '../api.ts'
import { App } from '../app.tsx'
import { browser } from '../lib/leave.ts'
// Fetched at the first toast; here it is at hand, so that no test waits for it.
import '../ui/toaster.tsx'

export const maya: User = {
  id: 'user-maya',
  email: 'maya.okafor@school.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  role: 'student',
  authorized: true,
  studyStreak: 0,
  createdAt: '2026-01-12T15:00:00.000Z',
  extraTime: 1,
}

export const dana: User = {
  ...maya,
  id: 'user-dana',
  email: 'advisor@school.example',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'admin',
}

export const settings: PublicSettings = {
  productName: 'Finalist',
  schoolDomain: 'school.example',
  teamName: 'Finalist',
  advisorName: 'Dana Whitfield',
  advisorEmail: 'advisor@school.example',
  timeZone: 'America/New_York',
  competition: null,
  goal: null,
  voice: true,
}

/** A body to answer with, or a function that makes the reply: a refusal, a different answer each time, never. */
type Reply = object | ((init: RequestInit) => Response | Promise<Response>)
export type Replies = Record<string, Reply>

type AppOptions = {
  /** Who is signed in; nobody by default. */
  as?: User
  path?: string
  /** By "METHOD /path", or "/path" for a GET; an address not listed never answers, so its part stays loading. */
  replies?: Replies
}

/** The whole app at an address, with a server of a few fixed replies. Says where the browser was sent. */
export function renderApp({ as, path = '/', replies = {} }: AppOptions = {}) {
  history.replaceState(null, '', path)
  const left = vi.fn<(address: string) => void>()
  browser.go = left
  const all: Replies = {
    '/api/auth/user': as ?? (() => refuse(401, 'signed_out', 'Unauthorized')),
    '/api/settings/public': settings,
    ...replies,
  }
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => answer(all, address, init))
  return { left, ...render(<App client={createQueryClient()} />) }
}

export const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message, requestId: 'request-1' }, { status })

/** A reply that never comes. */
export const never = () => new Promise<Response>(() => undefined)

async function answer(replies: Replies, address: string, init: RequestInit) {
  const path = address.split('?')[0] ?? address
  const method = init.method ?? 'GET'
  const reply = replies[`${method} ${path}`] ?? (method === 'GET' ? replies[path] : undefined)
  if (!reply) return never()
  return typeof reply === 'function' ? reply(init) : Response.json(reply)
}
