import { builtinEnvironments, type Environment } from 'vitest/runtime'

let opened: unknown

/**
 * A window that stays open for all test files of a worker. A new one for each would need new modules, too, since React
 * and the libraries around it hold on to the window they first met; and those cost more than most tests.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= await builtinEnvironments.jsdom.setup(global, options)
    return { teardown: () => undefined }
  },
} satisfies Environment
