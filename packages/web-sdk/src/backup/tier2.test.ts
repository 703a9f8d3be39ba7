import { gzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import { makeTier2 } from '../../../../apps/backup/scripts/writeTier2.mjs'
import { snapshotDay, tier2Html } from './generated/tier2.ts'

test('level 2 matches its sources: run apps/backup/scripts/writeTier2.mjs after changing them', async () => {
  const made = (await (makeTier2 as (day: string) => Promise<string>)(snapshotDay)) === (await written())
  expect(made).toBe(true)
})

test('level 2 fits the budget of 45 kB gzipped', () => {
  expect(gzipSync(tier2Html, { level: 9 }).length).toBeLessThanOrEqual(45_000)
})

const written = () => readFile(join(import.meta.dirname, 'generated/tier2.ts'), 'utf8')
