import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import TestOrder from './scripts/testOrder.ts'
import { testPart } from './scripts/testParts.ts'

const { include, exclude, maxWorkers } = testPart(process.env['RIALTO_TEST_PART'])

/** Node's own conditions, as in production: Vite's `module` and `development` lead to files that only bundlers read. */
const ownConditions: Plugin = {
  name: 'rialto:conditions',
  configResolved: ({ ssr }) => void (ssr.resolve = { ...ssr.resolve, conditions: [] }),
}

export default defineConfig({
  plugins: [ownConditions],
  test: {
    include: [...include],
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    // One PostgreSQL per run, which every test that stores something copies its database from.
    globalSetup: ['packages/store/src/testing/globalSetup.ts'],
    // Files are loaded by Node itself. Vite would convert each in the main process and send it to each worker.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['./scripts/loadTypeScript.mjs', './scripts/testEnvironment.mjs'],
    // Files share their processes, and so what they imported: a file cleans up after itself.
    isolate: false,
    pool: 'forks',
    maxWorkers,
    sequence: { sequencer: TestOrder },
    // Tests make much that is soon garbage: with room for it, less is copied, which saves 4 % of their CPU.
    execArgv: ['--max-semi-space-size=64', '--disable-warning=ExperimentalWarning'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // How long `expect.poll` asks. By default a second, which a busy machine may need for one answer.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    reporters: ['default', './scripts/summaryReporter.mjs'],
  },
})
