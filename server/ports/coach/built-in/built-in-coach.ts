import type { Coach } from '../coach.ts'
import { judge } from './judging/judge.ts'
import { reply } from './reply.ts'
import { writeScenario } from './scenarios/write-scenario.ts'

/** The coach of every installation: no key, no network, the same answer to the same question. */
export function createBuiltInCoach(): Coach {
  return { identity: { kind: 'built-in' }, reply, writeScenario, judge }
}
