import { defineConfig } from 'vitest/config'

/** One PostgreSQL per run, which every test that stores something copies its database from. */
const globalSetup = ['packages/store/src/testing/globalSetup.ts']

/** One more than the cores of the usual machine: tests wait for processes, sockets and browsers a good part of the time. */
const maxWorkers = 3

/** Tests make much that is soon garbage: with room for it, less is copied, which saves 4 % of their CPU. */
const execArgv = ['--max-semi-space-size=64']

/** Files of a project share their processes, and so what they imported: a file cleans up after itself. */
const shared = {
  globalSetup,
  setupFiles: './scripts/testEnvironment.mjs',
  isolate: false,
  pool: 'forks',
  execArgv,
  // How long `expect.poll` asks. By default a second, which a busy machine may need for one answer.
  expect: { poll: { timeout: 20_000, interval: 20 } },
} as const

/**
 * What kills servers and databases, or starts several at once. Projects of one group run in the order of their names, so these
 * files are the first: they wait more than they compute, and the static checks use the cores meanwhile. The unit tests, which
 * are short and keep the cores busy, are the last, so that all workers end at about the same time.
 */
const crash = ['tests/crash/**/*.test.ts']

/** All in one group: none waits until the others have ended. */
const together = { maxWorkers, sequence: { groupOrder: 0 } } as const

export default defineConfig({
  test: {
    // Transformed once for all projects and runs, by content; outside node_modules, which `npm ci` empties.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    reporters: ['default', './scripts/summaryReporter.mjs'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          ...together,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What crosses packages: whole servers, processes of their own, browsers.
        test: {
          ...shared,
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...crash],
          ...together,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'crash',
          include: crash,
          exclude: ['**/node_modules/**'],
          ...together,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
