import { html } from 'hono/html'
import type { Config } from '#server/config.ts'
import { layout } from '../sign-in/sign-in-pages.ts'

export const unsubscribePath = (token: string) => `/api/mail/unsubscribe/${token}`

/** Opening the link only shows this; pressing the button uses it, since mail scanners open every link. */
export const askPage = (config: Config, token: string) =>
  layout(
    { config, title: 'Stop these mails' },
    html`<h1>Stop these mails?</h1>
      <p class="lead">
        At most once a day we mail you what is new in ${config.product.name}. Without that mail you
        still find everything under
        Notifications${config.provider ? '.' : ', and sign-in codes still reach you.'}
      </p>
      <form method="post" action="${unsubscribePath(token)}">
        <button autofocus>Stop these mails</button>
      </form>`,
  )

export const donePage = (config: Config) =>
  layout(
    { config, title: 'No more mails' },
    html`<h1>No more mails</h1>
      <p class="lead" role="status">
        We will not mail you news any more. You can switch them on again in the settings.
      </p>
      <p><a class="button" href="/">Go to ${config.product.name}</a></p>`,
  )

export const gonePage = (config: Config) =>
  layout(
    { config, title: 'This link is not valid' },
    html`<h1>This link is not valid</h1>
      <p class="lead">
        Nobody gets mail under it: it was cut off on its way, or its account has been deleted. You
        can also switch the mails off in the settings.
      </p>
      <p><a class="button" href="/">Go to ${config.product.name}</a></p>`,
  )
