import responses from '../content/evaluation/roleplay-responses.json' with { type: 'json' }
import { signInWith } from './call-server.ts'

type Talk = { name: string; from: string; qualities: string[]; alsoGenerated?: number }

/** Our own first case of finance for beginners, which the responses of known quality are to. */
const CHOICE = {
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
} as const
const SCENARIO = 'finance-customer-service-challenge-beginner'

/** Oldest first. */
const TALKS: Talk[] = [
  {
    name: 'Maya',
    from: 'maya.okafor@school.example',
    qualities: ['weak', 'middling', 'strong'],
    alsoGenerated: 2,
  },
  { name: 'Omar', from: 'omar.haddad@school.example', qualities: ['middling', 'strong'] },
  { name: 'Daniel', from: 'daniel.kim@school.example', qualities: ['weak'] },
]

/**
 * Scenarios generated and responses handed in as they always are; the server judges them by itself. A student who has
 * handed in some is left alone.
 */
export async function settleDemoRoleplays(
  linkFor: (email: string) => Promise<string>,
  tell: (line: string) => void,
) {
  for (const { name, from, qualities, alsoGenerated = 0 } of TALKS) {
    const { roleplays } = await signInWith(await linkFor(from))
    if ((await roleplays.listRoleplayAttempts({})).attempts.length > 0) continue
    tell(`${name} practices roleplays…`)
    // The oldest is the authored case, also where a run was broken off behind it.
    const own = (await roleplays.listScenarios({})).at(-1)
    const { id } = own ?? (await roleplays.generateScenario(CHOICE))
    for (let i = 0; i < alsoGenerated; i++) await roleplays.generateScenario(CHOICE)
    for (const quality of qualities) {
      await roleplays.getScenario({ id })
      await roleplays.submitRoleplay({ scenarioId: id, ...responseOf(quality) })
    }
  }
}

function responseOf(quality: string) {
  const found = responses.find((one) => one.scenario === SCENARIO && one.quality === quality)
  if (!found) throw new Error(`There is no ${quality} response to ${SCENARIO}.`)
  // Only the strong one has answers.
  const answers = 'answers' in found ? { ...found.answers } : undefined
  return { response: found.response, ...(answers && { answers }) }
}
