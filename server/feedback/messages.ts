import type { News } from '../notifications/notify-people.ts'

type About = { id: number; subject: string; at: Date }

export const receivedKey = (id: number) => `feedback:${id}`

/** To the admins. It names the sender and so goes with them. */
export const receivedNews = (
  { id, subject, at }: About,
  sender: { id: string; name: string },
): News => ({
  key: receivedKey(id),
  type: 'update',
  title: `New feedback from ${sender.name}`,
  message: subject,
  path: `/feedback?message=${id}`,
  aboutUserId: sender.id,
  at,
})

export const answeredKey = (id: number) => `feedback-answered:${id}`

/** To the sender. It names no admin: it stays when that admin is deleted. */
export const answeredNews = ({ id, subject, at }: About, response: string): News => ({
  key: answeredKey(id),
  type: 'update',
  title: 'Your feedback was answered',
  message: `${subject}: ${response}`,
  path: '/my-feedback',
  at,
})
