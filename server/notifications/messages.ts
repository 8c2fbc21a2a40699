import { html } from 'hono/html'
import type { MailMessage } from '../ports/mail/mail.ts'
import type { News } from './notify-people.ts'

/** Titles named in one breath; the rest is a number. */
const NAMED = 3

/** `exams` have at least one. */
export function examsNews(exams: { id: number; title: string }[], at: Date): News {
  const named = exams.slice(0, NAMED).map(({ title }) => title)
  const others = exams.length - named.length
  return {
    key: `exams:${Math.max(...exams.map(({ id }) => id))}`,
    type: 'update',
    title: exams.length === 1 ? 'New practice exam' : `${exams.length} new practice exams`,
    message: others > 0 ? `${named.join(' · ')} · and ${others} more` : named.join(' · '),
    path: '/exam-practice',
    at,
  }
}

type Streak = { length: number; today: string; at: Date; expiresAt: Date }

export const streakNews = ({ length, today, at, expiresAt }: Streak): News => ({
  key: `streak:${today}`,
  type: 'reminder',
  title: length === 1 ? 'Keep your streak going' : `Keep your ${length}-day streak going`,
  message: 'It ends tonight unless you practice today. One finished exam is enough.',
  path: '/exam-practice',
  at,
  expiresAt,
})

export type Digest = {
  to: string
  firstName: string | null
  /** Newest first; at least one. */
  news: { title: string; message: string; path: string }[]
  productName: string
  /** Where the product is, without a slash at the end. */
  address: string
  unsubscribeUrl: string
}

/** A mail one can read on a phone; everything is on the list anyway. */
const MAILED = 10

/** The daily mail. A mail program offers to unsubscribe by itself, with one click (RFC 8058). */
export function digestMessage(digest: Digest): MailMessage {
  const { to, news, productName, unsubscribeUrl } = digest
  return {
    to,
    subject: news.length === 1 ? news[0]!.title : `${news.length} new things in ${productName}`,
    text: textOf(digest),
    html: htmlOf(digest),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const greeting = ({ firstName }: Digest) => (firstName ? `Hello ${firstName},` : 'Hello,')
const more = ({ news, productName }: Digest) =>
  news.length > MAILED ? `And ${news.length - MAILED} more in ${productName}.` : ''
const WHY = 'You get at most one such mail a day, and none when there is nothing new.'

function textOf(digest: Digest) {
  const { news, address, unsubscribeUrl } = digest
  const items = news
    .slice(0, MAILED)
    .map(({ title, message, path }) => `${title}\n${message}\n${address}${path}`)
  const end = `${WHY}\nStop these mails: ${unsubscribeUrl}`
  return [greeting(digest), ...items, more(digest), end].filter(Boolean).join('\n\n')
}

function htmlOf(digest: Digest) {
  const { news, address, unsubscribeUrl } = digest
  const items = news.slice(0, MAILED).map(
    ({ title, message, path }) =>
      html`<p>
        <a href="${address}${path}"><b>${title}</b></a
        ><br /><span style="white-space:pre-line">${message}</span>
      </p>`,
  )
  const body = html`<p>${greeting(digest)}</p>
    ${items}
    <p>${more(digest)}</p>
    <p style="color:#666;font-size:13px">
      ${WHY} <a href="${unsubscribeUrl}">Stop these mails</a>
    </p>`
  return body.toString()
}
