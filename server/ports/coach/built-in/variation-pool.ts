import type { Scenario } from '#content/schema.ts'

type Type = Scenario['scenarioType']
type Indicator = Omit<Scenario['performanceIndicators'][number], 'id'>

/** What may come up in any case of the type, told by its judge. */
export const COMPLICATIONS: Record<Type, readonly string[]> = {
  'Customer Service Challenge': [
    'The {judge} has just learned that the story is being told online, and that strangers have begun to comment on it.',
    'Before you can answer, the {judge} adds that a second customer has called this morning about the same thing.',
    'The {judge} tells you that the employee who knows the most about the matter is away until Monday.',
    'The {judge} mentions that somebody on the staff has already promised the customer more than was allowed.',
  ],
  'Team Management': [
    'The {judge} has heard this morning that one of the best people on the team is talking with another employer.',
    'While you speak, the {judge} receives a message: somebody on the team has complained in writing about being treated unfairly.',
    'The {judge} tells you that nobody may be hired, and no overtime paid, until the end of the month.',
    'The {judge} adds that two people on the team have stopped speaking with each other since last week.',
  ],
  'Product Launch': [
    'The {judge} has just heard that a competitor will announce something very similar two weeks before you.',
    'The {judge} tells you that the first delivery will arrive ten days late.',
    'According to the {judge}, an early tester has published a review with three stars out of five.',
    'The {judge} adds that a tenth of what was set aside for the launch has been spent elsewhere.',
  ],
  'Crisis Management': [
    'As you begin, the {judge} receives a call: a reporter wants a statement within the hour.',
    'The {judge} tells you that a rumor with a much higher number is going around online.',
    'The {judge} has just learned that the problem was reported inside the company a week ago and nobody acted.',
    'According to the {judge}, one important partner will stop working with you unless there is an answer today.',
  ],
  'Strategic Planning': [
    'The {judge} adds that the money will be available only in two halves, six months apart.',
    'The {judge} has heard that a large competitor is looking at a site nearby.',
    'According to the {judge}, one of the owners would rather change nothing at all.',
    'The {judge} tells you that the figures of the last month were weaker than those you were given.',
  ],
  'Sales Presentation': [
    'The {judge} tells you that another supplier has offered something similar for a tenth less.',
    'Halfway through, the {judge} says that a colleague who has not heard you will have to agree as well.',
    'The {judge} has read one bad review of your company and quotes it to you.',
    'The {judge} adds that nothing can be signed before the next budget begins.',
  ],
}

/** A question that can be asked after any presentation of the type. */
export const QUESTIONS: Record<Type, readonly string[]> = {
  'Customer Service Challenge': [
    'What will you do if the customer says no to your first offer?',
    'How will I know next month that this does not happen to other customers?',
    'Which of your steps happens first, and who takes it?',
  ],
  'Team Management': [
    'What will you say in the first minute of the meeting with the team?',
    'How will you notice after two weeks whether your plan is working?',
    'What do you do with somebody who simply refuses?',
  ],
  'Product Launch': [
    'Which figure would make you stop or change the launch, and when would you look at it?',
    'Who exactly will be the first to buy, and why?',
    'If you could keep only half of your plan, which half would it be?',
  ],
  'Crisis Management': [
    'What exactly happens in the next hour, and who does it?',
    'What do we say about the things that we do not know yet?',
    'How will we know that it is over?',
  ],
  'Strategic Planning': [
    'What would have to be true for your plan to fail?',
    'Which figure will you show me after six months?',
    'What do we give up if we follow your recommendation?',
  ],
  'Sales Presentation': [
    'Why should I decide this now and not in half a year?',
    'What happens if it does not do for us what you say?',
    'Which of our doubts do you find most justified?',
  ],
}

/** The fifth indicator of a case that was written with four. */
export const FIFTH_INDICATOR: Record<Type, Indicator> = {
  'Customer Service Challenge': {
    area: 'Quality Management',
    text: 'Describe how a complaint is used to improve the way things are done',
    strongAnswer: [
      'Finds the step in the process at which the trouble began instead of a person to blame',
      'Names one lasting change, who is responsible for it and by when it is made',
      'Checks after a few weeks, with a figure, whether the same complaint has come again',
    ],
  },
  'Team Management': {
    area: 'Human Resources Management',
    text: 'Explain how progress is followed up with the people concerned',
    strongAnswer: [
      'Agrees with each person on one clear expectation and a date to look at it together',
      'Chooses a figure or a sign by which the team itself can see that it is getting better',
      'Praises what has improved and says early and in private what has not',
    ],
  },
  'Product Launch': {
    area: 'Risk Management',
    text: 'Plan for what may go wrong with a launch',
    strongAnswer: [
      'Names the two greatest risks of this launch and what each would cost',
      'Prepares a second supplier, a later date or a smaller first batch before it is needed',
      'Sets a date and a figure at which the launch is stopped, changed or enlarged',
    ],
  },
  'Crisis Management': {
    area: 'Strategic Management',
    text: 'Describe how lessons of a crisis become lasting practice',
    strongAnswer: [
      'Holds a review within two weeks in which everybody involved may speak freely',
      'Changes one rule or routine for good and names the person who keeps watch over it',
      'Rehearses the new routine once or twice a year, with a list of whom to call',
    ],
  },
  'Strategic Planning': {
    area: 'Project Management',
    text: 'Break a plan into steps with dates and responsible people',
    strongAnswer: [
      'Divides the plan into phases and starts with the one that teaches the most at the least cost',
      'Gives each step a person and a date',
      'Sets a point at which results are compared with the plan and the plan may be changed',
    ],
  },
  'Sales Presentation': {
    area: 'Customer Relations',
    text: 'Explain how a customer is looked after once the sale is made',
    strongAnswer: [
      'Names one person whom the customer can reach after the contract is signed',
      'Offers a first review after thirty or sixty days with figures chosen by the customer',
      'Says what happens, without a quarrel, if the promised result does not come',
    ],
  },
}
