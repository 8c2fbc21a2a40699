import type { SignedInDevice } from '#contract/settings.ts'
import type { SignedIn } from '../ports/deps.ts'
import type { SessionRow } from '../sign-in/queries.ts'

/** This one first, the others as they come. */
export function presentDevices(rows: SessionRow[], user: SignedIn): SignedInDevice[] {
  const devices = rows.map((row) => presentDevice(row, user))
  return [...devices.filter((one) => one.isThisOne), ...devices.filter((one) => !one.isThisOne)]
}

const presentDevice = (
  { extendedAt, createdAt, ...row }: SessionRow,
  user: SignedIn,
): SignedInDevice => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: extendedAt.toISOString(),
  isThisOne: row.id === user.sessionId,
})
