import { html } from 'hono/html'
import { INVITATION_DAYS } from '#contract/invitations.ts'
import type { TeamSettings } from '#contract/settings.ts'
import type { MailMessage } from '../ports/mail/mail.ts'

type Invitation = {
  email: string
  firstName: string | null
  link: string
  /** The school has a sign-in of its own; without one, codes are mailed. */
  hasProvider: boolean
  settings: Pick<TeamSettings, 'productName' | 'advisorName' | 'advisorEmail'>
}

/** The invitation, as text and as a page of mail. Its link opens a page with a button: mail scanners follow links. */
export function invitationMessage(invitation: Invitation): MailMessage {
  const { email, settings } = invitation
  return {
    to: email,
    subject: `You are invited to ${settings.productName}`,
    text: textOf(invitation),
    html: htmlOf(invitation),
  }
}

const greeting = ({ firstName }: Invitation) => (firstName ? `Hello ${firstName},` : 'Hello,')

const sentences = ({ hasProvider, settings: { productName, advisorName } }: Invitation) => ({
  what: `${advisorName} invites you to ${productName}: practice exams with an explanation for every question, and a view of your progress.`,
  how: `The link signs you in once and works for ${INVITATION_DAYS} days. After that, ${hasProvider ? 'sign in with your school account' : 'sign in with this address and a code that we mail you'}.`,
  who: 'If you did not expect this mail, you can ignore it.',
})

function textOf(invitation: Invitation) {
  const { what, how, who } = sentences(invitation)
  const { advisorName, advisorEmail } = invitation.settings
  const questions = `Questions? ${advisorName}: ${advisorEmail}`
  return [greeting(invitation), what, invitation.link, how, `${who}\n${questions}`].join('\n\n')
}

function htmlOf(invitation: Invitation) {
  const { what, how, who } = sentences(invitation)
  const { link, settings } = invitation
  const { productName, advisorName, advisorEmail } = settings
  return html`<!doctype html>
    <html lang="en">
      <body
        style="margin:0;padding:24px;background:#fbfaf7;color:#1a1d2e;font:16px/1.5 system-ui,sans-serif"
      >
        <div style="max-width:480px;margin:0 auto">
          <p>${greeting(invitation)}</p>
          <p>${what}</p>
          <p>
            <a
              href="${link}"
              style="display:inline-block;padding:12px 24px;border-radius:10px;background:#2f4bb3;color:#ffffff;font-weight:600;text-decoration:none"
              >Open ${productName}</a
            >
          </p>
          <p>${how}</p>
          <p style="font-size:14px;color:#555b72">
            ${who}<br />Questions? ${advisorName},
            <a href="mailto:${advisorEmail}" style="color:#2f4bb3">${advisorEmail}</a>
          </p>
        </div>
      </body>
    </html>`.toString()
}
