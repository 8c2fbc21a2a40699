type Names = {
  productName: string
  advisorName: string
  advisorEmail: string
  /** Whose language model answers, where there is one. */
  modelCompany?: string | undefined
}

/** What is kept, why, who sees it, how long, and how to have it deleted: true of the product as it is now. */
export const privacyNotice = ({ productName, advisorName, advisorEmail, modelCompany }: Names) => [
  { topic: `What ${productName} keeps`, text: KEPT },
  { topic: 'Why', text: WHY },
  {
    topic: 'Who sees it',
    text: `You, your team’s advisors, and whoever runs ${productName} for your school. ${WHO}`,
  },
  { topic: 'Which companies', text: `${modelInWords(modelCompany)} ${SPEECH} ${OTHERS}` },
  { topic: 'How long', text: HOW_LONG },
  { topic: 'How to read it or take it along', text: 'Once signed in: Settings, Your data.' },
  {
    topic: 'How to have it deleted',
    text: `Once signed in: Settings, Your data. Or ask your advisor, ${advisorName}: ${advisorEmail}`,
  },
]

const KEPT =
  'Your name, school e-mail address and role, as your advisor entered them, whether you get more time in exams, and ' +
  'whether you were invited. Your exams: which answers you gave, when, and the results. Your role-plays: the ' +
  'scenarios you asked for, what you submitted, and the judge’s feedback. On which days you talked with the tutor ' +
  'and how long, never what about. Your study goals, if you set any. Messages you send to Help & Support, their ' +
  'answers, and your notifications. Where you are signed in: the kind of browser and device, since when, and the ' +
  'day it was last used. And what admins did with your account. Never your voice: when you speak to the judge, your ' +
  'browser turns it into text, perhaps with its maker’s service, and only the text you submit is kept. Your browser ' +
  'keeps cookies that say you are signed in and whether it is a shared computer, how you like the app to look, ' +
  'which notifications you have read, and what you have not handed in yet: a copy of your answers in an exam, your ' +
  'notes and drafts in a role-play. Your talks with the tutor are kept there only.'

const WHY =
  'To let you in, to save your answers as you give them, to show you your progress, to answer your messages, and to ' +
  'tell you what is new: by mail at most once a day, which you can switch off in the settings.'

const WHO =
  'Advisors see who is on the team, who has practiced what, and messages to Help & Support. Other students see nothing ' +
  'of yours. Nobody else does either: there is no advertising and no tracking.'

const modelInWords = (company: string | undefined) =>
  company === undefined
    ? 'What you write to the tutor and in role-plays is answered on your school’s own server and goes to no company.'
    : `What you write to the tutor and in role-plays goes to ${company}, whose language model answers and judges it, ` +
      'without your name.'

const SPEECH =
  'If you speak to the judge, your browser turns it into text: Chrome with Google’s service, Edge with Microsoft’s, ' +
  'Safari with Apple’s.'

const OTHERS = 'Your school may have another company sign you in, or send its mail.'

const HOW_LONG =
  'Until your advisor deletes you from the team; then everything about you goes at once, and your name from the record ' +
  'of what admins did too. Copies that your school has saved as backups go when they are replaced, those that are made ' +
  'before an update after 30 days; mail that was delivered stays where it was. An invitation ends after 14 days, a sign-in after 30 days without a visit, ' +
  'notifications after 90 days. Logging out removes what your browser kept.'
