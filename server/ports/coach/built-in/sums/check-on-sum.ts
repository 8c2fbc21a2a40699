import { closingCheck, type Part, type Talk } from '../talk.ts'

const ON_SUM = [
  'Change one of your figures, and work it out before you ask me: what comes out?',
  'Which of your figures could you be most wrong about, and what comes out if it is a tenth higher?',
  'Say in one sentence what this result means for a decision: what would you do with it?',
  'Can you get back from the result to one of your figures? Try it: that shows whether the sum is right.',
]

/** Another one with each turn of a talk. */
export const checkOnSum = ({ turn }: Talk): Part => closingCheck(ON_SUM[turn % ON_SUM.length]!)
