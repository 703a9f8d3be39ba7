import { defineConfig } from 'vitest/config'

/** One PostgreSQL per run, which every test that stores something copies its database from. */
const globalSetup = ['packages/store/src/testing/globalSetup.ts']

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closingLine.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup,
          include: ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          isolate: false,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What crosses packages starts whole servers and browsers: one file at a time, after everything else.
        test: {
          name: 'across',
          globalSetup,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
