/** Enough people to test any permission: the one, another, one above, and one more above for the rules about the last. */
export const cast = {
  maya: {
    email: 'maya.okafor@school.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'student',
  },
  omar: {
    email: 'omar.haddad@school.example',
    firstName: 'Omar',
    lastName: 'Haddad',
    role: 'student',
  },
  advisorLin: {
    email: 'advisor@school.example',
    firstName: 'Lin',
    lastName: 'Park',
    role: 'admin',
  },
} as const

export type CastName = keyof typeof cast
