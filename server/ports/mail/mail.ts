export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** Shown on the terminal instead of the message where nobody could read the mail otherwise. */
  terminalNote?: string
}

/** Sends one message. Rejects when the mail server did not take it. */
export type Mail = { send(message: MailMessage): Promise<void> }
