/** The whole domain after the @ must be one of the school's; `evil-school.example` is not `school.example`. */
export const isSchoolAddress = (email: string, domains: readonly string[]) =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
