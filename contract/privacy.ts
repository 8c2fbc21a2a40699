type Names = { productName: string; advisorName: string; advisorEmail: string }

/** What is kept, why, who sees it, how long, and how to have it deleted: true of the product as it is now. */
export const privacyNotice = ({ productName, advisorName, advisorEmail }: Names) => [
  {
    topic: `What ${productName} keeps`,
    text:
      'Your name, school e-mail address and role, as your advisor entered them. Your exams: which answers you gave, ' +
      'when, and the results. Your study goals, if you set any. And that you are signed in, as a cookie in your browser. While you take an exam, your ' +
      'browser keeps a copy of your answers until they have been handed in.',
  },
  {
    topic: 'Why',
    text: 'To let you in, to save your answers as you give them, and to show you your progress.',
  },
  {
    topic: 'Who sees it',
    text:
      `You, your team’s advisors, and whoever runs ${productName} for your school. Nobody else: there is no ` +
      'advertising, no tracking and no other company, unless your school has set one up, for sign-in or for sending mail.',
  },
  {
    topic: 'How long',
    text:
      'Until your advisor deletes you from the team; then everything about you goes at once. A sign-in ends after ' +
      '30 days without a visit. Logging out removes what your browser kept.',
  },
  {
    topic: 'How to have it deleted',
    text: `Ask your advisor, ${advisorName}: ${advisorEmail}`,
  },
]
