import type { Area } from '#content/blueprint.ts'

/** What each instructional area is about, in a sentence or two: indicators ask for "the nature of" nearly every one. */
export const AREAS_IN_WORDS: Record<Area, string> = {
  'Business Law':
    'The rules that a business has to keep: contracts, forms of ownership, liability for harm, protection of ideas, employment and competition.',
  'Channel Management':
    'Choosing, building and steering the path by which products get from the producer to the customer: how many and which intermediaries, who stores, ships and sells, how members work together and how conflicts are settled. Good channels bring the right goods to the right place at the right time and cost.',
  Communications:
    'Getting messages across so that they are understood: listening, speaking, writing, nonverbal signs, and choosing the right channel for staff, customers and managers.',
  'Customer Relations':
    'Building and keeping good relationships with customers: serving them well, handling questions and complaints, and keeping what the brand promises, so that they come back.',
  Economics:
    'How people, businesses and countries use limited resources: supply and demand, prices, competition, government, growth, jobs, inflation and trade.',
  'Emotional Intelligence':
    "Understanding and managing feelings, your own and others': self-awareness, self-control, empathy, ethics, teamwork, conflict, leadership and change.",
  Entrepreneurship:
    'Finding an opportunity, planning and paying for a new business, taking the risk, starting it and making it grow.',
  'Financial Analysis':
    'Understanding money in a business: records, statements, ratios, cash flow, budgets, credit and sources of funds, in order to decide.',
  'Financial-Information Management':
    'Recording, checking and reporting financial data so that managers, lenders and owners can rely on them: accounting systems, budgets, internal controls and audits.',
  'Human Resources Management':
    'Planning for, finding, training, evaluating, paying and keeping the people of a business, within the law.',
  'Marketing-Information Management':
    'Gathering, storing, analyzing and using information for marketing decisions: what to research, how to ask, whom, and what the data say. It lowers the risk of guessing what customers want.',
  'Knowledge Management':
    'Finding, keeping and sharing what the people of an organization know, so that it is not lost and others can use it.',
  Marketing:
    'Finding out what customers want, and creating, pricing, promoting and delivering it at a profit.',
  'Market Planning':
    'Deciding whom to serve and how: the situation (SWOT), segments, target market, objectives, forecast and marketing plan. To identify a market means to find a group with a need, the money and the wish to buy.',
  'Information Management':
    'Using technology and data to run a business: systems, software, data quality, security, privacy and records.',
  Operations:
    'Running the daily work: purchasing, inventory, production, scheduling, quality, safety and cost, so that goods and services are made well and on time.',
  'Professional Development':
    'Growing in a career: knowing yourself, setting goals, applying and interviewing, networking, learning and thinking creatively.',
  Pricing:
    'Setting and adjusting prices so that customers see value and the business reaches its goals: cost, demand, competition, law and strategy.',
  'Project Management':
    'Planning, carrying out and closing a one-time piece of work within scope, time and cost: tasks, schedule, people, risks and stakeholders.',
  'Product/Service Management':
    "Developing, keeping, improving and dropping products and services, with their brands, packages, warranties and quality, as customers' wants change.",
  Promotion:
    'Informing, persuading and reminding customers: advertising, personal selling, sales promotion, public relations and digital media.',
  'Quality Management':
    'Making sure that products and processes meet what customers expect: standards, prevention, measuring and improving all the time.',
  'Risk Management':
    'Finding what could harm a business, judging likelihood and damage, and avoiding, reducing, transferring or accepting it.',
  Selling:
    "Finding customers' needs and helping them to decide to buy, from person to person: approach, questions, presentation, objections, close and follow-up. It brings in the revenue and the knowledge of customers.",
  'Strategic Management':
    'Deciding where an organization is to go and how it gets there: mission, goals, strategy, planning, organizing, leading and controlling.',
  'Earning Income':
    'How people are paid and taxed: wages, benefits, deductions, forms, and what education and skills do for income.',
  Spending:
    'Planning and controlling what goes out: budgets, comparing, payment methods and contracts.',
  Saving: 'Putting money aside for goals and emergencies, and where it is safe and grows.',
  Investing:
    'Letting money work for long-term goals: stocks, bonds, funds, risk and return, diversification and costs.',
  'Managing Credit':
    'Borrowing wisely: cost of credit, scores and reports, loans, cards, rights and getting out of debt.',
  'Managing Risk':
    'Protecting people and property with insurance and good habits, and against fraud.',
}
