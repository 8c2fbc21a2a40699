import type { MailMessage } from '../ports/mail/mail.ts'
import { CODE_MINUTES, spellCode } from './code.ts'

/** The mail that carries a one-time code. It has no link: nothing in it can be consumed by a mail scanner. */
export const codeMessage = (to: string, code: string, productName: string): MailMessage => ({
  to,
  subject: `${spellCode(code)} is your ${productName} sign-in code`,
  text: [
    `Your ${productName} sign-in code is`,
    '',
    `    ${spellCode(code)}`,
    '',
    `It works once, for ${CODE_MINUTES} minutes, in the window where you asked for it.`,
    'If you did not ask for it, you can ignore this mail: nobody can sign in without the code.',
  ].join('\n'),
  terminalNote: `Sign-in code for ${to}: ${spellCode(code)}`,
})
