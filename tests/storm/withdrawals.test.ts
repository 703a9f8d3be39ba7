import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { seededChance } from '../harness/seededChance.ts'
import { natives } from './natives.ts'
import { askings, faultNames, openLane, type Plan, type Tally } from './withdrawalLane.ts'

/**
 * Deposits from every institution with a connector of its own, whose one call that moves money times out, loses its reply or
 * is refused, while the client asks once, in parallel, again and again, or later; then what the API says is held against
 * the institution's books and the chain. No withdrawal too many, and none that is told otherwise than it happened.
 *
 *   RIALTO_WITHDRAWALS       how many deposits at each institution, default 16. A campaign: RIALTO_WITHDRAWALS=1000
 *   RIALTO_WITHDRAWALS_SEED  default a new one each time; a failure names it
 */
const each = Number(process.env['RIALTO_WITHDRAWALS'] ?? 16)
const seed = Number(process.env['RIALTO_WITHDRAWALS_SEED'] ?? Date.now() % 1_000_000)
/** Deposits that wait for their ends together. */
const batch = 16
const timeoutMs = 300

let server: TestServer
const tallies: Record<string, Tally> = {}
beforeAll(async () => {
  server = await createTestServer({ timeoutMs })
})
afterAll(async () => {
  await server?.stop()
  if (process.env['RIALTO_WITHDRAWALS'] !== undefined) console.table(tallies)
})

/** Every fault as often as every other, in an order of chance. */
const planAll = (chance: ReturnType<typeof seededChance>): Plan[] => {
  const plans = Array.from({ length: each }, (_, index) => ({
    fault: faultNames[index % faultNames.length] ?? 'no fault',
    asking: chance.pick(askings),
    isRepeated: chance.next() < 0.3,
    place: chance.next(),
  }))
  return plans.sort((a, b) => a.place - b.place).map(({ place: _, ...plan }) => plan)
}

describe(`withdrawals whose answers are lost (RIALTO_WITHDRAWALS_SEED=${seed})`, () => {
  it.each(natives)(
    '$type: none twice, and each told as it ended',
    async native => {
      const chance = seededChance(seed)
      const lane = await openLane(server, native, chance)
      tallies[native.type] = lane.tally
      const plans = planAll(chance)
      for (let from = 0; from < plans.length; from += batch) await lane.run(plans.slice(from, from + batch))
      expect(lane.tally.deposits).toBe(each)
      expect(lane.tally.duplicated).toBe(0)
      // The storm was one: money moved though its answer was lost, and calls were made for most deposits.
      expect(lane.tally.foundInHistory).toBeGreaterThan(0)
      expect(lane.tally.moneyCalls).toBeGreaterThan(each / 2)
    },
    30_000 + each * 2_000,
  )
})
