import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Sheet } from '../ui/sheet.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { SkipLink } from './page-frame.tsx'
import { PageHeader } from './page-header.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { SettingsPlace } from './settings/settings-place.tsx'
import { Sidebar } from './sidebar.tsx'

type AppLayoutProps = {
  /** The h1 in the header, and the tab's title. */
  title: string
  subtitle?: ReactNode
  /** Boxes shaped like the page, shown while its data loads. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * The app around a screen: sidebar, header, page. What suspends or fails inside `children` is shown here, with the
 * header and the way elsewhere still standing.
 */
export function AppLayout({ title, subtitle, loading, children }: AppLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  usePageTitle(title)
  return (
    <>
      <SkipLink />
      <div className="app-frame grid min-h-dvh lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh border-r border-hairline lg:block">
          <Sidebar />
        </aside>
        <Sheet open={menuOpen} onOpenChange={setMenuOpen} side="left" title="Menu">
          <Sidebar onNavigate={closeMenu} />
        </Sheet>
        <div className="flex min-w-0 flex-col">
          <PageHeader title={title} subtitle={subtitle} onOpenMenu={() => setMenuOpen(true)} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-280 flex-1 px-gutter pt-4 pb-12 lg:pt-6"
          >
            <PageBoundary loading={loading ?? <PageSkeleton />}>{children}</PageBoundary>
          </main>
        </div>
      </div>
      <SettingsPlace />
    </>
  )
}
