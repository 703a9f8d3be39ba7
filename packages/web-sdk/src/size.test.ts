import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import { bundleSdk } from '../scripts/build.mjs'

/** Gzipped bytes: what every page loads, and what is loaded when backup mode opens. */
const budgets = { 'index.js': 7_000, 'rialto-link.js': 7_000, 'backup.js': 47_000, 'rialto-link-backup.js': 47_000 }

test('the SDK fits the budget of 7 kB gzipped, and its backup mode one of 47 kB', async () => {
  const bundles = (await bundleSdk()) as { name: keyof typeof budgets; gzipBytes: number }[]
  expect(bundles.map(one => one.name).sort()).toEqual(Object.keys(budgets).sort())
  for (const { name, gzipBytes } of bundles) expect(gzipBytes).toBeLessThanOrEqual(budgets[name])
})
