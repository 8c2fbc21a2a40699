import { useSearchParams } from 'wouter'

const SETTINGS_PARTS = ['general', 'sessions', 'data', 'team', 'requests', 'log'] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

const PARAMETER = 'settings'

/** Which part of the settings is open is part of the address: a link leads there, and Back closes it. */
export function useSettingsPlace() {
  const [search, setSearch] = useSearchParams()
  const part = SETTINGS_PARTS.find((name) => name === search.get(PARAMETER))
  return {
    part,
    open: (next: SettingsPart) => setSearch((before) => withPart(before, next)),
    // Going from part to part is no step for Back to undo.
    show: (next: SettingsPart) => setSearch((before) => withPart(before, next), { replace: true }),
    close: () => setSearch((before) => withPart(before, undefined), { replace: true }),
  }
}

function withPart(before: URLSearchParams, part: SettingsPart | undefined) {
  const search = new URLSearchParams(before)
  if (part) search.set(PARAMETER, part)
  else search.delete(PARAMETER)
  return search
}
