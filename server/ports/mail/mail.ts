export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** Further headers by name, such as how to unsubscribe. A line break in one becomes a space. */
  headers?: Record<string, string>
  /** Shown on the terminal instead of the message where nobody could read the mail otherwise. */
  terminalNote?: string
}

export type Mail = {
  /** Rejects when the mail server did not take it. */
  send(message: MailMessage): Promise<void>
  /** Deletes what is still here of messages in which this address, or this name, stands. What was sent is out of reach. */
  forget(address: string): Promise<void>
}
