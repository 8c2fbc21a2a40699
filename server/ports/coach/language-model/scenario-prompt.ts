import type { ScenarioRequest } from '../coach.ts'
import { AREA_NAMES } from '#content/blueprint.ts'
import { frame, FRAMING_RULE } from './frame.ts'

/** So many earlier titles tell the model what to avoid; more would only cost. */
const EARLIER_SHOWN = 20

/** As on the evaluation forms: an advanced scenario is judged as an Individual Series event, the others as Principles. */
export const INDICATORS = {
  beginner: 4,
  intermediate: 4,
  advanced: 5,
} satisfies Record<ScenarioRequest['difficulty'], number>

export function scenarioPrompt({ category, scenarioType, difficulty, earlier }: ScenarioRequest) {
  const titles = earlier.slice(-EARLIER_SHOWN).map(({ title }) => title)
  return {
    instructions: `${ROLE}\n\n${FRAMING_RULE}\n\n${ANATOMY}`,
    prompt: [
      `Write a new scenario. Category: ${category}. Type: ${scenarioType}. Difficulty: ${difficulty}, which means ${LEVELS[difficulty]} Performance indicators: exactly ${INDICATORS[difficulty]}.`,
      ...(titles.length > 0
        ? [
            'The student has had these; yours has another company, another problem and another title:',
            frame('earlier', titles.join('\n')),
          ]
        : []),
    ].join('\n\n'),
  }
}

const ROLE = `You write role-play scenarios for high-school students who prepare for DECA-style business competitions. Each is a ten-minute meeting between the student, who plays a role in a company, and a judge, who plays another.`

const LEVELS = {
  beginner: 'one clear problem, everyday figures, no traps.',
  intermediate: 'a problem with two goals that pull apart, and figures that must be used.',
  advanced:
    'several interests, incomplete facts, figures that must be weighed, and a trade-off without an easy answer.',
} satisfies Record<ScenarioRequest['difficulty'], string>

const ANATOMY = `Every text is one line of plain prose in American English: straight quotes, no markdown, no line breaks.
- title: at most eight words, saying what happened. participantRole, judgeRole: job titles in small letters.
- company: an invented name and what it is, in a clause. No real companies, brands or people.
- situation: begins "You are to assume the role of …", names the company, says "(judge)" after the judge's role, and gives the task in a sentence.
- details: 90 to 170 words of concrete facts and figures the student can work with. Figures agree with each other.
- task: what to recommend or decide, in two or three sentences.
- judgeAsks: where the meeting happens, that the judge will greet the student and ask to hear the ideas, and end the conversation with thanks.
- performanceIndicators: skills that the task really asks for, each beginning with a verb, each with its instructional area and two to four points that a strong answer would make about this very case.
- judgeQuestions: two or three that follow up on the student's ideas, each probing one indicator (its number, from 1).
- complications: for beginner none, for intermediate one, for advanced two facts the judge may bring up in the meeting.
- Nothing violent, sexual, political or about drugs, alcohol or gambling; everybody in it is treated with respect.
Instructional areas: ${AREA_NAMES.join(', ')}.`
