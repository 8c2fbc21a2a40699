import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Route, useLocation, useSearchParams } from 'wouter'
import { WholePageFailure } from './layouts/page-failure.tsx'
import { paths } from './lib/paths.ts'
import { sendToSignIn } from './lib/sign-in-again.ts'
import { useWipeAfterLogout } from './lib/use-wipe-after-logout.ts'
import { useSession } from './session.ts'
import { PageSpinner } from './ui/spinner.tsx'

/** Every screen for signed-in people, each loaded when it is first needed. */
const SCREENS = [
  signedInScreen({
    pattern: /^\/$/,
    title: 'Dashboard',
    load: () => import('./screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  }),
  signedInScreen({
    pattern: /^\/exam-practice\/?$/,
    title: 'Exam Practice',
    load: () =>
      import('./screens/exam-practice/exam-practice-screen.tsx').then((m) => m.ExamPracticeScreen),
  }),
  signedInScreen({
    // Ids are numbers: /exam-practice/take/abc is no page of this product.
    pattern: /^\/exam-practice\/take\/(?<id>\d+)\/?$/,
    title: 'Exam Practice',
    load: () => import('./screens/exam-take/exam-take-screen.tsx').then((m) => m.ExamTakeScreen),
    bare: (search) => search.has('question'),
  }),
  signedInScreen({
    pattern: /^\/ai-tutor\/?$/,
    title: 'AI Tutor',
    load: () => import('./screens/ai-tutor/ai-tutor-screen.tsx').then((m) => m.AiTutorScreen),
  }),
  signedInScreen({
    pattern: /^\/practice-roleplays\/?$/,
    title: 'Practice Roleplays',
    load: () =>
      import('./screens/practice-roleplays/practice-roleplays-screen.tsx').then(
        (m) => m.PracticeRoleplaysScreen,
      ),
  }),
  signedInScreen({
    // Any id: what is no scenario of this student's is "Scenario not found".
    pattern: /^\/roleplay\/practice\/(?<id>[^/]+)\/?$/,
    title: 'Practice Session',
    load: () =>
      import('./screens/roleplay-practice/roleplay-practice-screen.tsx').then(
        (m) => m.RoleplayPracticeScreen,
      ),
  }),
  signedInScreen({
    pattern: /^\/analytics\/?$/,
    title: 'Performance Analytics',
    load: () => import('./screens/analytics/analytics-screen.tsx').then((m) => m.AnalyticsScreen),
  }),
  signedInScreen({
    pattern: /^\/team\/?$/,
    title: 'Team',
    load: () => import('./screens/team/team-screen.tsx').then((m) => m.TeamScreen),
  }),
  signedInScreen({
    pattern: /^\/admin\/?$/,
    title: 'Admin Dashboard',
    load: () => import('./screens/admin/admin-screen.tsx').then((m) => m.AdminScreen),
  }),
  signedInScreen({
    pattern: /^\/send-invites\/?$/,
    title: 'Send Beta Invitations',
    load: () =>
      import('./screens/send-invites/send-invites-screen.tsx').then((m) => m.SendInvitesScreen),
  }),
  signedInScreen({
    pattern: /^\/upload-materials\/?$/,
    title: 'Upload Materials',
    load: () =>
      import('./screens/upload-materials/upload-materials-screen.tsx').then(
        (m) => m.UploadMaterialsScreen,
      ),
  }),
  signedInScreen({
    pattern: /^\/notifications\/?$/,
    title: 'Notifications',
    load: () =>
      import('./screens/notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
  }),
  signedInScreen({
    pattern: /^\/my-feedback\/?$/,
    title: 'My Feedback',
    load: () =>
      import('./screens/my-feedback/my-feedback-screen.tsx').then((m) => m.MyFeedbackScreen),
  }),
  signedInScreen({
    pattern: /^\/feedback\/?$/,
    title: 'Feedback',
    load: () => import('./screens/feedback/feedback-screen.tsx').then((m) => m.FeedbackScreen),
  }),
]

// Whoever takes an exam needs none of these.
const loadLanding = () => import('./screens/landing/landing-screen.tsx')
const LandingScreen = lazy(() => loadLanding().then((m) => ({ default: m.LandingScreen })))
const NotFoundScreen = lazy(() =>
  import('./screens/not-found/not-found-screen.tsx').then((m) => ({ default: m.NotFoundScreen })),
)
const UnauthorizedScreen = lazy(() =>
  import('./screens/unauthorized/unauthorized-screen.tsx').then((m) => ({
    default: m.UnauthorizedScreen,
  })),
)

// Header and sidebar around a screen that is still on its way. Lazy too: nobody who is signed out needs them.
const AppSkeleton = lazy(() =>
  import('./layouts/app-skeleton.tsx').then((m) => ({ default: m.AppSkeleton })),
)

/** Which page stands at this address, for this person. An address nobody knows is 404 for everyone. */
export function Routes() {
  const [path] = useLocation()
  useWipeAfterLogout()
  if (path === paths.unauthorized) return <UnauthorizedScreen />
  const screen = findScreen(path)
  return screen ? <ForThisPerson screen={screen} /> : <NotFoundScreen />
}

type SignedInScreen = ReturnType<typeof signedInScreen>

function ForThisPerson({ screen }: { screen: SignedInScreen }) {
  const session = useSession()
  const [path] = useLocation()
  switch (session.status) {
    case 'loading':
      return <PageSpinner />
    case 'unreachable':
      return <WholePageFailure onRetry={session.retry} />
    case 'signed-out':
      return path === paths.home ? <LandingScreen /> : <SignedOutElsewhere />
    case 'signed-in':
      return <ShownScreen {...screen} />
  }
}

function SignedOutElsewhere() {
  useEffect(sendToSignIn, [])
  return <LandingScreen />
}

function ShownScreen({ pattern, title, Screen, bare }: SignedInScreen) {
  const [search] = useSearchParams()
  return (
    <Route path={pattern}>
      <Suspense fallback={bare(search) ? <PageSpinner /> : <AppSkeleton title={title} />}>
        <Screen />
      </Suspense>
    </Route>
  )
}

/** Starts loading the code of the screen at this address, if there is one. At `/` most visitors are signed out. */
export function preloadScreen(path: string) {
  const loading: Promise<unknown> | undefined =
    path === paths.home ? loadLanding() : findScreen(path)?.load()
  // A failure shows itself when the screen is rendered.
  loading?.catch(() => undefined)
}

const findScreen = (path: string) => SCREENS.find(({ pattern }) => pattern.test(path))

type ScreenDefinition = {
  pattern: RegExp
  /** Stands in the header while the screen's code is on its way. */
  title: string
  load: () => Promise<ComponentType>
  /** Where it stands without header and sidebar, whose code it then does without. */
  bare?: (search: URLSearchParams) => boolean
}

function signedInScreen({ pattern, title, load, bare = () => false }: ScreenDefinition) {
  const Screen = lazy(() => load().then((component) => ({ default: component })))
  return { pattern, title, load, bare, Screen }
}
