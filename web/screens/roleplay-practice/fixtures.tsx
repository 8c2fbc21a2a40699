import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RoleplayPractice } from '#contract/roleplays.ts'
import { maya, renderApp, type Replies } from '../../test/render-app.tsx'
import { attemptOf, interviewReplies, practiceOf } from '../../test/roleplay-replies.ts'
// Compiled before the first test's clock runs: the screen, and where submitting leads.
import '../practice-roleplays/practice-roleplays-screen.tsx'
import './roleplay-practice-screen.tsx'

type Shown = { practice?: RoleplayPractice; path?: string; replies?: Replies }

/** The screen as Maya sees it, and what it `sent` as responses. */
export function renderPractice({
  practice = practiceOf(),
  path = '/roleplay/practice/4',
  replies,
}: Shown = {}) {
  const sent: object[] = []
  const app = renderApp({
    as: maya,
    path,
    replies: {
      '/api/roleplay/scenarios/4': practice,
      ...interviewReplies,
      'POST /api/roleplay/4/attempt': (init) => {
        sent.push(JSON.parse(String(init.body)))
        return Response.json(attemptOf({ judging: 'waiting', feedback: null }))
      },
      '/api/roleplay/scenarios': [],
      '/api/roleplay-attempts': { attempts: [], progress: [] },
      '/api/roleplay-attempts/12': attemptOf(),
      ...replies,
    },
  })
  return { ...app, sent }
}

export const responseField = () =>
  screen.findByLabelText<HTMLTextAreaElement>('What you tell the judge')

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))
