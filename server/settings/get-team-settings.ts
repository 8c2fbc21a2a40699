import type { TeamSettings } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '../ports/deps.ts'
import { findTeamSettings } from './queries.ts'
import { mergeSettings } from './team-settings.ts'

/** How long another server process may go on with what it read before a change. */
export const SETTINGS_AGE_MS = 3000

/** By configuration, of which a process has one. */
const read = new WeakMap<Config, { at: number; settings: TeamSettings }>()

/**
 * What the team has set, the environment where it has not. Kept for a moment, since nearly every call asks. Not for
 * inside a transaction, where only its own handle may be used.
 */
export async function getTeamSettings({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>) {
  const at = clock.now().getTime()
  const kept = read.get(config)
  if (kept && at >= kept.at && at - kept.at < SETTINGS_AGE_MS) return kept.settings
  const settings = mergeSettings(config, await findTeamSettings(db))
  read.set(config, { at, settings })
  return settings
}

/** The process in which they were changed shows them at once. */
export const forgetTeamSettings = ({ config }: Pick<Deps, 'config'>) => read.delete(config)

/** The configuration with what the team has set in its place, for whoever shows names. */
export async function getSettledConfig(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
): Promise<Config> {
  const { productName, teamName, advisorName, advisorEmail, timeZone } = await getTeamSettings(deps)
  const { config } = deps
  return {
    ...config,
    school: { ...config.school, timeZone },
    product: { name: productName, teamName, advisorName, advisorEmail },
  }
}
