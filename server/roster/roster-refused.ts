/** A file that cannot be read as a roster; the message is written for whoever chose it. */
export class RosterRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RosterRefused'
  }
}
