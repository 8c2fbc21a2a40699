import { useEffect } from 'react'
import { useSettings } from './use-settings.ts'

/** The tab's title: "Exam Practice · Finalist". */
export function usePageTitle(title: string) {
  const { productName } = useSettings()
  useDocumentTitle(`${title} · ${productName}`)
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
