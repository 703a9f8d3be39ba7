/**
 * Servers killed with -9 again and again beside one that stays, at failpoints and at random, while they send withdrawals; then every
 * deposit is held against the institutions' books, the chain and the webhooks.
 *
 *   RIALTO_KILLS       how many, default 9. A campaign: RIALTO_KILLS=5000
 *   RIALTO_KILLS_SEED  the seed of the first part of 100 kills, default a new one each time; a failure names it
 *   RIALTO_KILLS_OUT   a file in which each part becomes a line of JSON. A part with a line there is not run again
 *
 * A seed fixes what is done and when; the machine's own timing is never the same twice.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import { afterAll, describe, expect, test } from 'vitest'

import { killMany, type Tally } from './killMany.ts'

const kills = Number(process.env['RIALTO_KILLS'] ?? 9)
const seed = Number(process.env['RIALTO_KILLS_SEED'] ?? Date.now() % 1_000_000)
const out = process.env['RIALTO_KILLS_OUT']
/** Books and chains grow: each world gets this many at most. */
const perPart = 100

const tallies: Tally[] =
  out === undefined || !existsSync(out)
    ? []
    : readFileSync(out, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Tally)

afterAll(() => {
  if (process.env['RIALTO_KILLS'] === undefined) return
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const { seed: _, endedAt: __, ...numbers } = tallies[0] ?? ({} as Tally)
  console.table(
    Object.fromEntries(Object.keys(numbers).map(key => [key, sum(each => Number(each[key as keyof Tally]))])),
  )
})

describe(`servers killed again and again (RIALTO_KILLS_SEED=${seed})`, () => {
  const parts = Array.from({ length: Math.ceil(kills / perPart) }, (_, index) => ({
    part: seed + index,
    count: Math.min(perPart, kills - index * perPart),
  })).filter(({ part }) => !tallies.some(tally => tally.seed === part))
  test.each(parts)(
    '$count kills from seed $part: nothing is sent twice, every end is true, every event arrives',
    { timeout: 60_000 + perPart * 30_000 },
    async ({ part, count }) => {
      const tally = await killMany(part, count)
      tallies.push(tally)
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(tally)}\n`)
      expect(tally).toMatchObject({ kills: count, duplicates: 0, wrongEnds: 0, lostEvents: 0 })
      // Hard enough: most were killed with something to lose.
      expect(tally.cutOff + tally.workers).toBeGreaterThan(0)
    },
  )
})
