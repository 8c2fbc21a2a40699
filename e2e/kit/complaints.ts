import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** The browser's own line for asking who is signed in, when nobody is. */
const SIGNED_OUT = /\/api\/auth\/user .*status of 401/

/** What the browser complains about: errors in its console (violations of the content policy too), uncaught ones. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = [SIGNED_OUT]

  readonly #listening: BrowserContext[] = []

  listenTo(context: BrowserContext) {
    this.#listening.push(context)
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(asLine(message))
    })
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`))
  }

  /** For a story in which something is meant to be refused; matched against "address text". */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns)
  }

  /** What they still had to say is heard, and nothing goes on behind the next story. */
  async closeBrowsers() {
    await Promise.all(this.#listening.map((context) => context.close()))
  }

  async unexpected() {
    await this.closeBrowsers()
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

const asLine = (message: ConsoleMessage) => `${message.location().url} ${message.text()}`
