import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from '#server/config.ts'
import { cookiePrefix, isSecure } from './session-cookie.ts'

/** What a browser remembers about signing in with the school's provider; none of it says who somebody is. */

/** Minutes for a password, a second factor, and a phone that must be found first. */
export const VISIT_MINUTES = 15
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Random, and the same for all tabs: a visit ends only in the browser it began in. */
export const visitWindow = cookie('finalist_visit', VISIT_MINUTES * 60)

/** 'yes' after a log-out or a refusal: the next visit asks which account, instead of taking the last one again. */
export const accountChoice = cookie('finalist_choose_account', YEAR_SECONDS)

/** 'own' or 'shared', once somebody has said so; log-out forgets it. */
export const computer = cookie('finalist_computer', YEAR_SECONDS)

function cookie(name: string, maxAge: number) {
  return {
    read: (config: Config, c: Context) => {
      const { prefix } = cookiePrefix(config)
      return prefix ? getCookie(c, name, prefix) : getCookie(c, name)
    },
    write: (config: Config, c: Context, value: string) =>
      setCookie(c, name, value, { ...kindOf(config), httpOnly: true, sameSite: 'Lax', maxAge }),
    forget: (config: Config, c: Context) => deleteCookie(c, name, kindOf(config)),
  }
}

/** The whole site's, as a `__Host-` cookie must be: another site under the school's domain cannot set it. */
const kindOf = (config: Config) => ({
  path: '/',
  secure: isSecure(config),
  ...cookiePrefix(config),
})
