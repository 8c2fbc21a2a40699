import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../lib/paths.ts'
import { REDIRECT_DELAY_MS } from '../lib/sign-in-again.ts'
import { can, useUser } from '../session.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast-store.ts'

type AdminOnlyProps = {
  /** The toast's sentence for everybody else. */
  denied: string
  children: ReactNode
}

/** Shows a screen to admins; tells everybody else why not and takes them to the start. The server refuses by itself. */
export function AdminOnly({ denied, children }: AdminOnlyProps) {
  return can.administer(useUser()) ? children : <Denied sentence={denied} />
}

function Denied({ sentence }: { sentence: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    toast({ title: 'Access Denied', description: sentence, variant: 'destructive' })
    const leaving = setTimeout(() => navigate(paths.home), REDIRECT_DELAY_MS)
    return () => clearTimeout(leaving)
  }, [sentence, navigate])
  return <PageSpinner />
}
