import { ClipboardList, FolderUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../lib/paths.ts'

export type NavEntry = { label: string; href: string; icon: LucideIcon; badge?: ReactNode }

/** The sidebar, in the specification's order. An entry comes with its screen. */
export const MAIN_LINKS: readonly NavEntry[] = [
  { label: 'Exam Practice', href: paths.examPractice, icon: ClipboardList },
]

export const ADMIN_LINKS: readonly NavEntry[] = [
  { label: 'Upload Materials', href: paths.uploadMaterials, icon: FolderUp },
]
