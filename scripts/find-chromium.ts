import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** First the one without a window, where it is installed: the same engine for two thirds of the work. */
const PROGRAMS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
]
const MAC_APPS = ['Chromium', 'Google Chrome']

/** What to tell somebody who has no browser that the stories could use. */
export const CHROMIUM_ADVICE =
  'No Chromium or Chrome was found. Install one (Debian: apt-get install chromium), ' +
  'set CHROMIUM_PATH to it, or run: npx playwright install chromium'

/** A Chromium or Chrome that is already on this machine; `CHROMIUM_PATH` wins. Undefined when there is none. */
export function findChromium(environment = process.env): string | undefined {
  if (environment['CHROMIUM_PATH']) return environment['CHROMIUM_PATH']
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const installed = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)))
  const applications = [`${environment['HOME']}/Applications`, '/Applications'].flatMap((folder) =>
    MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
  )
  return [...installed, ...applications].find(isProgram)
}

export function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
