import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'
import { PageBoundary } from './page-boundary.tsx'
import { SkipLink } from './page-frame.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import '../styles/player.css'

type PlayerLayoutProps = {
  /** The tab's title; the h1 is the head's. */
  title: string
  /** Stays at the top: title, progress, clock. */
  head: ReactNode
  /** The question. */
  children: ReactNode
  /** Beside the question on a desk, below it on a small screen. */
  side?: ReactNode
  /** Stays at the bottom: back and forth. */
  foot: ReactNode
  /** Boxes shaped like the question. */
  loading?: ReactNode
}

/** An exam being taken: no sidebar, nothing but the exam. Its pieces' classes are in styles/player.css. */
export function PlayerLayout({ title, head, children, side, foot, loading }: PlayerLayoutProps) {
  usePageTitle(title)
  return (
    <>
      <SkipLink />
      <div className="player">
        <header className="player-head">{head}</header>
        <main id="main" tabIndex={-1} className="player-body">
          <section className="player-question">
            <PageBoundary loading={loading ?? <PageSkeleton />}>{children}</PageBoundary>
          </section>
          {side && <aside className="player-side">{side}</aside>}
        </main>
        <footer className="player-foot">
          <div>{foot}</div>
        </footer>
      </div>
    </>
  )
}
