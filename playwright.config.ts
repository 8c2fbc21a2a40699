import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

/** One that is installed; without one, whatever the test runner fetched for itself. */
const chromium = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.story.ts',
  globalSetup: './e2e/kit/before-all-stories.ts',
  // One more than cores: pages wait for servers as often as for the processor.
  workers: 3,
  fullyParallel: true,
  // A story that passes at the second try has found something: it fails.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // No story waits for a clock; on a busy machine a server takes its time to start again.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    headless: true,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Its sandbox needs rights that root, and many containers, do not have; it visits nothing but our own server.
      chromiumSandbox: false,
      // No page lives long enough to repay what it takes to optimize its code: a fifteenth of the browsers' work.
      args: ['--js-flags=--no-opt --no-maglev'],
    },
  },
})
