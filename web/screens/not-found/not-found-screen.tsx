import { BarePage } from '../../layouts/page-frame.tsx'
import { useHeadingFocus } from '../../lib/use-heading-focus.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { GhostPodium } from '../../ui/podium.tsx'

export function NotFoundScreen() {
  usePageTitle('404 Page Not Found')
  return (
    <BarePage>
      <div className="grid justify-items-center gap-3 text-center">
        <GhostPodium />
        <h1 ref={useHeadingFocus()} tabIndex={-1} className="type-heading mt-3">
          404 Page Not Found
        </h1>
        <p className="text-muted">Did you forget to add the page to the router?</p>
        <ButtonLink href={paths.home} className="mt-4">
          Go to the start
        </ButtonLink>
      </div>
    </BarePage>
  )
}
