import { html } from 'hono/html'
import { INVITATION_DAYS } from '#contract/invitations.ts'
import { privacyNotice } from '#contract/privacy.ts'
import type { Config } from '#server/config.ts'
import type { Html } from '../lib/page.ts'
import { companyOf } from '../ports/coach/language-model/company.ts'
import { CODE_MINUTES } from './code.ts'
import { VISIT_MINUTES } from './provider-cookies.ts'
import { RESEND_SECONDS } from './request-code.ts'
import { SHARED_COMPUTER_HOURS } from './session.ts'

/** The sign-in pages: plain forms that work without JavaScript. */

type Shared = { config: Config; error?: string; notice?: string }

export const emailPage = ({
  config,
  email = '',
  returnTo,
  ...said
}: Shared & { email?: string; returnTo: string }) =>
  layout(
    { config, title: 'Sign in' },
    html`<h1>Sign in to ${config.product.name}</h1>
      <p class="lead">We mail you a code. There is no password to remember.</p>
      ${messages(said)}
      <form method="post" action="/api/login">
        <input type="hidden" name="return" value="${returnTo}" />
        <label for="email">School e-mail address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          autofocus
          maxlength="254"
          value="${email}"
          placeholder="you@${config.school.domains[0]!}"
          ${said.error ? html`aria-describedby="said" aria-invalid="true"` : ''}
        />
        <label class="check"
          ><input type="checkbox" name="shared" value="yes" /> This is a shared computer</label
        >
        <button>Send me a code</button>
      </form>`,
  )

export const codePage = ({ config, email, ...said }: Shared & { email: string }) =>
  layout(
    { config, title: 'Enter your code' },
    html`<h1>Enter your code</h1>
      <p class="lead">
        If mail reaches <strong>${email}</strong>, a code of eight characters is on its way. It
        works for ${CODE_MINUTES} minutes.
      </p>
      ${messages(said)}
      <form method="post" action="/api/login/code">
        <label for="code">Code</label>
        <input
          id="code"
          class="code"
          name="code"
          inputmode="text"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck="false"
          required
          autofocus
          maxlength="20"
          ${said.error ? html`aria-describedby="said" aria-invalid="true"` : ''}
        />
        <button>Sign in</button>
      </form>
      <form method="post" action="/api/login/code/again" class="beside">
        <span>Nothing arrived after ${RESEND_SECONDS} seconds? Look in the junk folder, or</span>
        <button class="link">send again</button>
      </form>
      <p class="beside"><a href="/api/login">Use another address</a></p>`,
  )

/** Opening a link only shows this; pressing the button uses it, since mail scanners open every link. */
export const linkPage = ({ config, token }: { config: Config; token: string }) =>
  layout(
    { config, title: 'Sign in' },
    html`<h1>Your sign-in link</h1>
      <p class="lead">It works once, on this browser.</p>
      <form method="post" action="/api/login/link/${token}">
        <label class="check"
          ><input type="checkbox" name="shared" value="yes" /> This is a shared computer</label
        >
        <button autofocus>Continue to ${config.product.name}</button>
      </form>`,
  )

export const goneLinkPage = ({ config }: { config: Config }) =>
  layout(
    { config, title: 'This link has expired' },
    html`<h1>This link has expired</h1>
      <p class="lead">
        A sign-in link works once: for 24 hours, or for ${INVITATION_DAYS} days if it came with an
        invitation. Nothing is lost:
        ${config.provider ? 'sign in with your school account' : 'get a code by mail'} instead.
      </p>
      <p>
        <a class="button" href="/api/login">${config.provider ? 'Sign in' : 'Send me a code'}</a>
      </p>`,
  )

/** Asked after the first sign-in in a browser; until it is answered, the sign-in is a shared computer's. */
export const computerPage = ({
  config,
  email,
  returnTo,
}: Shared & { email: string; returnTo: string }) =>
  layout(
    { config, title: 'Is this your own device?' },
    html`<h1>Is this your own device?</h1>
      <p class="lead">
        You are signed in as <strong>${email}</strong>. On a shared computer your sign-in ends when
        the browser is closed, or after ${SHARED_COMPUTER_HOURS} hours.
      </p>
      <form method="post" action="/api/login/computer">
        <input type="hidden" name="return" value="${returnTo}" />
        <button name="computer" value="own">Only I use it</button>
        <button class="second" name="computer" value="shared">This is a shared computer</button>
      </form>
      <p class="beside">Not you? <a href="/api/logout">Log out</a></p>`,
  )

type Failed = 'over' | 'unverified' | 'unreachable' | 'declined' | 'refused' | 'too-often'

const FAILED: Record<Failed, { heading: string; lead: string; button: string }> = {
  over: {
    heading: 'This sign-in is over',
    lead: `It was used already, began in another browser, or took more than ${VISIT_MINUTES} minutes. Nothing is lost: just begin again.`,
    button: 'Sign in',
  },
  unverified: {
    heading: 'Your address is not confirmed',
    lead: 'Your account does not say that its e-mail address has been checked, so we cannot be sure that it is yours. Choose your school account. If this is your school account, tell your advisor what you read here.',
    button: 'Choose another account',
  },
  unreachable: {
    heading: 'The school’s sign-in does not answer',
    lead: 'It is nothing you did, and nothing is lost. Try again in a minute. If it lasts, ask your advisor for a sign-in link, which works without it.',
    button: 'Try again',
  },
  declined: {
    heading: 'You are not signed in',
    lead: 'The sign-in was cancelled, or your school’s sign-in said no. If you meant to come in, try again.',
    button: 'Try again',
  },
  refused: {
    heading: 'The sign-in did not work',
    lead: 'What your school’s sign-in answered does not fit what we asked, so we did not use it. Try again. If it happens twice, ask your advisor for a sign-in link.',
    button: 'Try again',
  },
  'too-often': { heading: 'One moment', lead: '', button: 'Try again' },
}

/** Signing in with the school's provider did not work: what that means, and the way on. */
export function providerPage({
  config,
  said,
  detail,
  returnTo = '/',
}: {
  config: Config
  said: Failed
  detail?: string
  returnTo?: string
}) {
  const { heading, lead, button } = FAILED[said]
  const again =
    returnTo === '/' ? '/api/login' : `/api/login?return=${encodeURIComponent(returnTo)}`
  return layout(
    { config, title: heading },
    html`<h1>${heading}</h1>
      <p class="lead">${detail ?? lead}</p>
      <p><a class="button" href="${again}">${button}</a></p>`,
  )
}

/** Another site sent the browser to the log-out address: only a person may decide that. */
export const logOutPage = ({ config }: { config: Config }) =>
  layout(
    { config, title: 'Log out' },
    html`<h1>Log out?</h1>
      <form method="post" action="/api/logout"><button>Log out</button></form>
      <p class="beside"><a href="/">Stay signed in</a></p>`,
  )

const messages = ({ error, notice }: { error?: string; notice?: string }) =>
  error
    ? html`<p id="said" class="error" role="alert">${error}</p>`
    : notice
      ? html`<p id="said" class="notice" role="status">${notice}</p>`
      : ''

/** Around every page of the server's own, in whatever area. */
export const layout = ({ config, title }: { config: Config; title: string }, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${config.product.name}</title>
        <link rel="icon" href="/logo-mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/login/sign-in.css" />
      </head>
      <body>
        <main>
          <p class="brand">${podium}<a href="/">${config.product.name}</a></p>
          ${content}
        </main>
        <footer>
          Only for ${config.product.teamName} students. Questions:
          <a href="mailto:${config.product.advisorEmail}">${config.product.advisorName}</a> ·
          <button class="link" type="button" popovertarget="privacy">Privacy</button>
        </footer>
        ${privacy(config)}
      </body>
    </html>`

/** A popover opens and closes without script. */
const privacy = ({ product, model }: Config) =>
  html`<div id="privacy" class="privacy" popover role="dialog" aria-labelledby="privacy-heading">
    <h2 id="privacy-heading">Privacy</h2>
    <dl>
      ${privacyNotice({
        ...product,
        productName: product.name,
        modelCompany: model && companyOf(model),
      }).map(
        ({ topic, text }) =>
          html`<dt>${topic}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
    <button class="link" type="button" popovertarget="privacy">Close</button>
  </div>`

const podium = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect class="low" x="2" y="17" width="9" height="11" rx="2" />
  <rect class="high" x="11.5" y="11" width="9" height="17" rx="2" />
  <rect class="low" x="21" y="20" width="9" height="8" rx="2" />
  <path class="spark" d="M16 1l1.1 2.9L20 5l-2.9 1.1L16 9l-1.1-2.9L12 5l2.9-1.1z" />
</svg>`
