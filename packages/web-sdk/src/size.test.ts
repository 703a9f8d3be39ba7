import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import { bundleSdk } from '../scripts/build.mjs'

test('both bundles fit the budget of 6 kB gzipped', async () => {
  const bundles = (await bundleSdk()) as { name: string; gzipBytes: number }[]
  expect(bundles.map(one => one.name)).toEqual(['index.js', 'rialto-link.js'])
  for (const { gzipBytes } of bundles) expect(gzipBytes).toBeLessThanOrEqual(6_000)
})
