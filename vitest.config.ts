import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { defineConfig } from 'vitest/config'

import TestOrder from './scripts/testOrder.ts'
import { testPart } from './scripts/testParts.ts'

/**
 * A folder for each set of installed packages: when they change, vitest deletes the folder that it has, and the run in which it does
 * fails, as would another run beside it.
 */
const packages = createHash('sha256').update(readFileSync(new URL('node_modules/.package-lock.json', import.meta.url)))
const cachePath = `.cache/vitest/${packages.digest('hex').slice(0, 12)}`

const { include, exclude, maxWorkers } = testPart(process.env['RIALTO_TEST_PART'])

export default defineConfig({
  test: {
    include: [...include],
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    // One PostgreSQL per run, which every test that stores something copies its database from.
    globalSetup: ['packages/store/src/testing/globalSetup.ts'],
    setupFiles: './scripts/testEnvironment.mjs',
    // Files share their processes, and so what they imported: a file cleans up after itself.
    isolate: false,
    pool: 'forks',
    maxWorkers,
    sequence: { sequencer: TestOrder },
    // Tests make much that is soon garbage: with room for it, less is copied, which saves 4 % of their CPU.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // How long `expect.poll` asks. By default a second, which a busy machine may need for one answer.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Transformed once for all workers and runs, by content; outside node_modules, which `npm ci` empties.
    fsModuleCache: true,
    fsModuleCachePath: cachePath,
    reporters: ['default', './scripts/summaryReporter.mjs'],
  },
})
