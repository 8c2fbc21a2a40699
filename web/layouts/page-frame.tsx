import type { ReactNode } from 'react'

/** The first thing a keyboard reaches: past header and navigation, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-4 z-50 -translate-y-20 rounded-md forced-color-adjust-none bg-brand px-4 py-2 text-on-brand focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}

/** A page without the app around it: one thing said in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid min-h-dvh max-w-128 content-center px-gutter py-12"
      >
        {children}
      </main>
    </>
  )
}
