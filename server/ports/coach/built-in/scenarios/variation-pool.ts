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

/**
 * Indicators that any case of the type can have: the fifth of one that was written with four, and another instead of the
 * last when a case comes again. `task` asks for it in the student's brief.
 */
export const INDICATORS: Record<Type, readonly (Indicator & { task: string })[]> = {
  'Customer Service Challenge': [
    {
      area: 'Quality Management',
      text: 'Describe how a complaint is used to improve the way things are done',
      strongAnswer: [
        'Finds the step in the process at which the trouble began instead of a person to blame',
        'Names one lasting change, who is responsible for it and by when it is made',
        'Checks after a few weeks, with a figure, whether the same complaint has come again',
      ],
      task: 'Say how a complaint like this one improves the work.',
    },
    {
      area: 'Communications',
      text: 'Prepare employees for the same question from other customers',
      strongAnswer: [
        'Gives all who answer customers the same few sentences in writing',
        'Practices the hardest question with them once before it is asked',
        'Names the person to whom an employee hands over what is new',
      ],
      task: 'Say how the others on the team are to answer the same question.',
    },
  ],
  'Team Management': [
    {
      area: 'Human Resources Management',
      text: 'Explain how progress is followed up with the people concerned',
      strongAnswer: [
        'Agrees with each person on one clear expectation and a date to look at it together',
        'Chooses a figure or a sign by which the team itself can see that it is getting better',
        'Praises what has improved and says early and in private what has not',
      ],
      task: 'Say how you will follow up with the people concerned.',
    },
    {
      area: 'Communications',
      text: 'Introduce a change to a team so that it is understood',
      strongAnswer: [
        'Tells everybody the reason and the new rule on the same day, in person',
        'Asks what could go wrong with it and writes down the answers',
        'Puts the rule into one page that hangs where the work is done',
      ],
      task: 'Say how the team learns of your plan.',
    },
  ],
  'Product Launch': [
    {
      area: 'Risk Management',
      text: 'Plan for what may go wrong with a launch',
      strongAnswer: [
        'Names the two greatest risks of this launch and what each would cost',
        'Prepares a second supplier, a later date or a smaller first batch before it is needed',
        'Sets a date and a figure at which the launch is stopped, changed or enlarged',
      ],
      task: 'Say what may go wrong and what you will do then.',
    },
    {
      area: 'Marketing-Information Management',
      text: 'Choose what to learn from the first weeks of a launch',
      strongAnswer: [
        'Chooses two or three figures and looks at them on fixed days',
        'Asks the first buyers why they bought and what nearly stopped them',
        'Compares those who buy again with those who buy only once',
      ],
      task: 'Say what you want to learn in the first weeks, and how.',
    },
  ],
  'Crisis Management': [
    {
      area: 'Strategic Management',
      text: 'Describe how lessons of a crisis become lasting practice',
      strongAnswer: [
        'Holds a review within two weeks in which everybody involved may speak freely',
        'Changes one rule or routine for good and names the person who keeps watch over it',
        'Rehearses the new routine once or twice a year, with a list of whom to call',
      ],
      task: 'Say what has to stay different when it is over.',
    },
    {
      area: 'Operations',
      text: 'Divide the work of the first hours among the people at hand',
      strongAnswer: [
        'Names one person who decides and one who writes down what was decided',
        'Gives each task a name and a time, on a board that all can see',
        'Sets the next short meeting before everybody leaves, at a fixed time',
      ],
      task: 'Say who does what in the first hours.',
    },
  ],
  'Strategic Planning': [
    {
      area: 'Project Management',
      text: 'Break a plan into steps with dates and responsible people',
      strongAnswer: [
        'Divides the plan into phases and starts with the one that teaches the most at the least cost',
        'Gives each step a person and a date',
        'Sets a point at which results are compared with the plan and the plan may be changed',
      ],
      task: 'Give your plan steps, with dates and the people responsible.',
    },
    {
      area: 'Communications',
      text: 'Win over the people on whom a plan depends',
      strongAnswer: [
        'Lists who gains and who loses by the plan and what each would ask',
        'Speaks with the strongest doubter alone before the decision',
        'Changes one part of the plan because of what these people say',
      ],
      task: 'Say whose support the plan needs and how you will win it.',
    },
  ],
  'Sales Presentation': [
    {
      area: 'Customer Relations',
      text: 'Explain how a customer is looked after once the sale is made',
      strongAnswer: [
        'Names one person whom the customer can reach after the contract is signed',
        'Offers a first review after thirty or sixty days with figures chosen by the customer',
        'Says what happens, without a quarrel, if the promised result does not come',
      ],
      task: 'Say how the customer is looked after once the sale is made.',
    },
    {
      area: 'Selling',
      text: 'Find out what a buyer needs before offering',
      strongAnswer: [
        'Asks two or three open questions before the offer is named',
        'Repeats in own words what the buyer has said and has it confirmed',
        'Leaves out whatever does not answer one of these needs',
      ],
      task: 'Show that you have found out what the buyer needs.',
    },
  ],
}
