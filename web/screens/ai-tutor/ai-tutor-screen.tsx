import { useSearchParams } from 'wouter'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { readAbout } from './asked-about.ts'
import { BetaBanner } from './beta-banner.tsx'
import { Tutor } from './tutor.tsx'
import { TutorSkeleton } from './tutor-skeleton.tsx'
import '../../styles/tutor.css'

/** Talking with the coach; from an exam's review, about one of its questions. */
export function AiTutorScreen() {
  const [search] = useSearchParams()
  const about = readAbout(search)
  return (
    <AppLayout
      title="AI Tutor"
      subtitle="Your AI-powered business competition coach"
      loading={<TutorSkeleton />}
    >
      <div className="tutor-page">
        <BetaBanner />
        <Tutor key={about ? `${about.attemptId}/${about.questionId}` : 'general'} about={about} />
      </div>
    </AppLayout>
  )
}
