import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '#contract/errors.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { examRoutes } from './exams/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { AppError, httpStatus, notFound } from './lib/app-error.ts'
import { cutOffOf } from './lib/cut-off.ts'
import { refusalOf } from './lib/database-refusal.ts'
import type { AppEnv } from './lib/implement.ts'
import { servePages } from './lib/page.ts'
import { refuseForeignOrigin } from './lib/same-origin.ts'
import { secureHeaders } from './lib/secure-headers.ts'
import { materialRoutes } from './materials/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { unsubscribePages } from './notifications/visit-unsubscribe.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { operationRoutes } from './operations/routes.ts'
import { pageProposalRoutes } from './page-proposals/routes.ts'
import type { Deps } from './ports/deps.ts'
import { roleplayRoutes } from './roleplays/routes.ts'
import { proctoringRoutes } from './proctoring/routes.ts'
import { rosterRoutes } from './roster/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { sessionRoutes } from './sign-in/routes.ts'
import { Asker } from './sign-in/session-cookie.ts'
import { signInStyles } from './sign-in/sign-in-styles.ts'
import { signInPages } from './sign-in/visit-pages.ts'
import { teamRoutes } from './team/routes.ts'
import { tutorRoutes } from './tutor/routes.ts'

/** The whole server as a function from request to response; `main.ts` gives it a port and the web part's files. */
export function createApp(deps: Deps, metrics = createMetrics()) {
  const app = new Hono<AppEnv>()
  const { config, log } = deps

  app.use(metrics.count)
  app.use((c, next) => {
    c.set('requestId', crypto.randomUUID())
    c.set('asker', new Asker(deps, c))
    return next()
  })
  app.use(secureHeaders(config))
  app.use('/api/*', refuseForeignOrigin(config.server.publicUrl))

  for (const area of areasOf(deps, metrics)) app.route('/', area)
  app.all('/api/*', () => {
    throw notFound('address')
  })

  app.notFound(() => {
    throw notFound('address')
  })
  app.onError((thrown, c) => {
    const { requestId } = c.var
    const error = refusalOf(cutOffOf(thrown))
    const expected = error instanceof AppError
    // The route's pattern, never the address itself: addresses hold e-mails and tokens.
    if (!expected)
      log.error({ err: error, requestId, method: c.req.method, route: c.req.routePath })
    const { code, message, fields } = expected
      ? error
      : new AppError('unexpected', 'Something went wrong on our side. Please try again.')
    const body: ErrorBody = { code, message, fields, requestId }
    return c.json(body, httpStatus[code] as ContentfulStatusCode)
  })

  return app
}

/** Every address of the server, by area. */
const areasOf = (deps: Deps, metrics: Metrics) => [
  operationRoutes(deps, metrics),
  sessionRoutes(deps),
  settingsRoutes(deps),
  teamRoutes(deps),
  rosterRoutes(deps),
  invitationRoutes(deps),
  materialRoutes(deps),
  ...pageProposalRoutes(deps),
  ...examRoutes(deps),
  proctoringRoutes(deps),
  analyticsRoutes(deps),
  feedbackRoutes(deps),
  ...tutorRoutes(deps),
  roleplayRoutes(deps),
  notificationRoutes(deps),
  servePages(unsubscribePages(deps)),
  servePages(signInPages(deps)),
  signInStyles(),
]
