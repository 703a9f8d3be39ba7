/**
 * Servers killed with -9 again and again beside one that stays, at failpoints and at random, while they send withdrawals; then every
 * deposit is held against the institutions' books, the chain and the webhooks.
 *
 *   RIALTO_KILLS       how many, default 3. A campaign: RIALTO_KILLS=5000
 *   RIALTO_KILLS_SEED  the seed of the first part of 75 kills, default a new one each time; a failure names it
 *   RIALTO_KILLS_OUT   a file in which each part becomes a line of JSON. A part that has its line there is not run again; one that
 *                      could not be run to its end has an `error`, and is
 *
 * A seed fixes what is done and when; the machine's own timing is never the same twice.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import { afterAll, describe, expect, test } from 'vitest'

import { killMany, type Tally } from './killMany.ts'

const kills = Number(process.env['RIALTO_KILLS'] ?? 3)
const seed = Number(process.env['RIALTO_KILLS_SEED'] ?? Date.now() % 1_000_000)
const out = process.env['RIALTO_KILLS_OUT']
/** Books and chains grow: each world gets this many at most. */
const perPart = 75

const tallies: Tally[] =
  out === undefined || !existsSync(out)
    ? []
    : readFileSync(out, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Tally)
        .filter(line => !('error' in line))

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
    { timeout: 300_000 + perPart * 60_000 },
    async ({ part, count }) => {
      const write = (line: object) => out !== undefined && appendFileSync(out, `${JSON.stringify(line)}\n`)
      const tally = await killMany(part, count).catch((error: unknown) => {
        write({ seed: part, error: String(error) })
        throw error
      })
      tallies.push(tally)
      write(tally)
      expect(tally).toMatchObject({ kills: count, duplicates: 0, wrongEnds: 0, lostEvents: 0 })
      // Hard enough, once there are enough of them: servers were killed with executes under way.
      if (count === perPart) expect(tally.cutOff).toBeGreaterThan(perPart / 4)
    },
  )
})
