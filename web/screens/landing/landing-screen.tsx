import { useState } from 'react'
import { SkipLink } from '../../layouts/page-frame.tsx'
import { LOGIN } from '../../lib/paths.ts'
import { useDocumentTitle } from '../../lib/use-page-title.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { Logo } from '../../ui/logo.tsx'
import { PanelPodium } from '../../ui/podium.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { PrivacyDialog } from './privacy-dialog.tsx'
import './landing.css'

const TAGLINE = 'Smart Study Tools for Business Competitions'

/** What a signed-out visitor sees. */
export function LandingScreen() {
  const { productName } = useSettings()
  useDocumentTitle(`${productName}: ${TAGLINE}`)
  return (
    <>
      <SkipLink />
      <LandingHeader productName={productName} />
      <main id="main" tabIndex={-1}>
        <Hero tagline={TAGLINE} />
        <Features />
        <ClosingCall productName={productName} />
      </main>
      <LandingFooter productName={productName} />
    </>
  )
}

type Named = { productName: string }

function LandingHeader({ productName }: Named) {
  return (
    <header className="landing-wrap flex h-16 items-center gap-4 sm:h-18">
      <Logo name={productName} />
      <p className="hidden flex-1 border-l border-hairline pl-4 text-sm text-muted sm:block">
        {TAGLINE}
      </p>
      <ButtonAnchor href={LOGIN} variant="secondary" className="max-sm:ml-auto">
        Get Started
      </ButtonAnchor>
    </header>
  )
}

function ClosingCall({ productName }: Named) {
  return (
    <section className="on-panel relative overflow-hidden bg-panel text-on-panel">
      <PanelPodium className="absolute right-0 bottom-0 h-2/5 w-[70%] sm:h-[86%] sm:w-[46%]" />
      <div className="landing-wrap relative grid justify-items-start gap-5 pt-16 pb-36 sm:py-20">
        <h2 className="closing-heading">Join {productName} Today</h2>
        <p className="max-w-120 text-lg text-on-panel-muted">
          Sign in with your school e-mail. At competition pace, your first twenty questions take
          about eighteen minutes.
        </p>
        <ButtonAnchor href={LOGIN} variant="paper" size="lg">
          Get Started
        </ButtonAnchor>
      </div>
    </section>
  )
}

function LandingFooter({ productName }: Named) {
  const [privacyOpen, setPrivacyOpen] = useState(false)
  return (
    <footer className="landing-wrap flex flex-wrap justify-between gap-x-6 gap-y-2 pt-6 pb-8 text-sm text-muted">
      <p>Supporting students in all business competitions</p>
      <p>© 2025 {productName}</p>
      <button type="button" className={textLinkClass} onClick={() => setPrivacyOpen(true)}>
        Privacy
      </button>
      <PrivacyDialog open={privacyOpen} onOpenChange={setPrivacyOpen} />
    </footer>
  )
}
