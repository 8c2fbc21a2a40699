import { Link } from 'wouter'
import { BarePage } from '../../layouts/page-frame.tsx'
import { LOGIN, paths } from '../../lib/paths.ts'
import { useHeadingFocus } from '../../lib/use-heading-focus.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Where everybody lands who is not on the school's list; always there, signed in or not. */
export function UnauthorizedScreen() {
  const { productName, schoolDomain, advisorEmail } = useSettings()
  usePageTitle('Access Denied')
  return (
    <BarePage>
      <Link
        href={paths.home}
        aria-label={productName}
        className="mb-8 inline-flex justify-self-start rounded-md"
      >
        <Logo name={productName} />
      </Link>
      <h1 ref={useHeadingFocus()} tabIndex={-1} className="type-heading">
        Access Denied
      </h1>
      <p className="mt-4 text-lg text-muted">
        {productName} is only for students of our school. Please sign in with your school e-mail
        address{schoolDomain && `, the one that ends in @${schoolDomain}`}.
      </p>
      <AdvisorContact />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonAnchor href={LOGIN} size="lg">
          Try Login Again
        </ButtonAnchor>
        <ButtonAnchor
          href={requestAddress(advisorEmail, productName)}
          variant="secondary"
          size="lg"
        >
          Request Access
        </ButtonAnchor>
      </div>
    </BarePage>
  )
}

function AdvisorContact() {
  const { advisorName, advisorEmail } = useSettings()
  return (
    <Card className="mt-6 px-6 py-5" aria-labelledby="advisor">
      <h2 id="advisor" className="type-label text-muted">
        Right address, but still not in? Ask your advisor.
      </h2>
      {advisorEmail ? (
        <address className="mt-2 not-italic">
          <b className="block">{advisorName}</b>
          <a href={`mailto:${advisorEmail}`} className={textLinkClass}>
            {advisorEmail}
          </a>
        </address>
      ) : (
        <div className="mt-2 grid h-12 content-center gap-2.5">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-56" />
        </div>
      )}
    </Card>
  )
}

function requestAddress(advisorEmail: string, productName: string) {
  const subject = encodeURIComponent(`${productName}: platform access request`)
  return `mailto:${advisorEmail}?subject=${subject}`
}
