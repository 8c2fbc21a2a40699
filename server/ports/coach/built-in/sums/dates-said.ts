const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Days before each month; a leap year's day more decides no school sum. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const DATE = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi')

/** "Dated March 3 … paid March 12" as "dated day 0 … paid day 9": terms count the days from the first date. */
export function withDaysCounted(text: string): string {
  const dates = [...text.matchAll(DATE)].map(([said, month = '', day]) => ({
    said,
    day: DAYS_BEFORE[MONTHS.indexOf(month.toLowerCase())]! + Number(day),
  }))
  const [first, second, ...more] = dates
  if (!first || !second || more.length > 0) return text
  const days = (second.day - first.day + 365) % 365
  return text.replace(first.said, '').replace(second.said, `day ${days}`)
}
