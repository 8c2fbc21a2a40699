type Named = { email: string; firstName: string | null; lastName: string | null }

/** First and last name when both exist, else the part of the address before the @: as the browser shows it. */
export function personName({ email, firstName, lastName }: Named) {
  return firstName && lastName ? `${firstName} ${lastName}` : email.slice(0, email.lastIndexOf('@'))
}
