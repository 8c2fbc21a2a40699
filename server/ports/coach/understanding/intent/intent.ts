import type { Manner } from '../reading-turn/manner.ts'

/** What a turn wants. */
export type Intent =
  | Exclude<Manner, 'compare' | 'yes' | 'no'>
  | 'answer'
  | 'compare'
  | 'explain'
  | 'area'
  | 'fact'
  | 'asked'
  | 'side'
  | 'sorting'
  | 'describes'
  | 'off-topic'
  | 'unknown'
  | 'unclear'
  | 'pasted-item'
  | 'declines'
  | 'enumerated'
  | 'why-suggested'

/** What comes first, whatever else stands in the turn, and is not gone along with. */
export const DECLINED = ['distress', 'intrusion', 'cheating', 'crime', 'made-up'] as const

/** Of what the talk was about before, where the turn names nothing itself. */
export const refersBack = (intent: Intent) =>
  [
    'another-example',
    'example',
    'simpler',
    'formula',
    'why',
    'more',
    'side',
    'compare',
    'opposite',
    'quiz',
    'answer',
    'enumerated',
  ].includes(intent)

/** Whether pages of materials may answer it. */
export const searchable = (intent: Intent) =>
  ![
    'thanks',
    'greeting',
    'farewell',
    'small-talk',
    ...DECLINED,
    'off-topic',
    'about-the-tutor',
    'quiz',
    'what-next',
    'why-suggested',
    'own-results',
    'advice',
    'declines',
    'unclear',
    'fact',
  ].includes(intent)
