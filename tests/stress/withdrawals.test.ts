import { afterAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { firstPartyExchanges } from './firstParty.ts'
import { requests, faultNames, openWorker, type Plan, type Tally } from './withdrawalWorker.ts'

/**
 * Deposits from every simulated institution, whose one call that moves money times out, loses its reply or
 * is refused, while the client asks once, in parallel, again and again, or later; then what the API says is held against
 * the institution's books and the chain. No withdrawal too many, and none that is reported otherwise than it happened.
 *
 *   RIALTO_WITHDRAWALS       how many deposits at each institution, default 12. A campaign: RIALTO_WITHDRAWALS=1000
 *   RIALTO_WITHDRAWALS_SEED  default a new one each time; a failure names it
 */
const each = Number(process.env['RIALTO_WITHDRAWALS'] ?? 12)
const seed = Number(process.env['RIALTO_WITHDRAWALS_SEED'] ?? Date.now() % 1_000_000)
/** Deposits that wait for their ends together. */
const batch = 16
const timeoutMs = 300

/** A server's books grow: each gets this many deposits at most. */
const maxPerServer = 240

let server: TestServer | undefined
let served = 0
const tallies: Record<string, Tally[]> = {}

const serverFor = async (deposits: number): Promise<TestServer> => {
  if (served + deposits > maxPerServer) {
    await server?.stop()
    server = undefined
    served = 0
  }
  served += deposits
  server ??= await createTestServer({ timeoutMs })
  return server
}
afterAll(async () => {
  await server?.stop()
  if (process.env['RIALTO_WITHDRAWALS'] !== undefined)
    console.table(Object.fromEntries(Object.entries(tallies).map(([type, parts]) => [type, sumOf(parts)])))
})

const sumOf = (parts: readonly Tally[]): Tally =>
  parts.reduce((sum, part) => ({
    deposits: sum.deposits + part.deposits,
    executes: sum.executes + part.executes,
    moneyCalls: sum.moneyCalls + part.moneyCalls,
    sent: sum.sent + part.sent,
    foundInHistory: sum.foundInHistory + part.foundInHistory,
    duplicated: sum.duplicated + part.duplicated,
  }))

/** Every fault as often as every other, in an order of chance. */
const planAll = (random: ReturnType<typeof seededRandom>): Plan[] => {
  const plans = Array.from({ length: each }, (_, index) => ({
    fault: faultNames[index % faultNames.length] ?? 'no fault',
    requesting: random.pick(requests),
    isRepeated: random.next() < 0.3,
    place: random.next(),
  }))
  return plans.sort((a, b) => a.place - b.place).map(({ place: _, ...plan }) => plan)
}

test('the withdrawals cover every institution of the sandbox', async () => {
  const { list } = (await serverFor(0)).ctx.connectors
  // The brokerage that exists in the sandbox alone moves nobody's money; its conformance test loses its answers. Self-custody
  // wallets send by themselves: tests/e2e/wallet.test.ts.
  const others = new Set(['sandboxBrokerage', 'deFiWallet'])
  const own = list().filter(({ descriptor: { type, products } }) => !others.has(type) && products.includes('transfers'))
  expect(firstPartyExchanges.map(({ type }) => type).sort()).toEqual(
    own.map(({ descriptor }) => descriptor.type).sort(),
  )
})

describe(`withdrawals whose answers are lost (RIALTO_WITHDRAWALS_SEED=${seed})`, () => {
  test.each(firstPartyExchanges)(
    '$type: none twice, and each reported as it ended',
    async native => {
      const random = seededRandom(seed + firstPartyExchanges.indexOf(native))
      const plans = planAll(random)
      for (let from = 0; from < plans.length; from += maxPerServer) {
        const part = plans.slice(from, from + maxPerServer)
        const worker = await openWorker(await serverFor(part.length), native, random)
        tallies[native.type] = [...(tallies[native.type] ?? []), worker.tally]
        for (let first = 0; first < part.length; first += batch) await worker.run(part.slice(first, first + batch))
      }
      const { deposits, duplicated, foundInHistory, moneyCalls } = sumOf(tallies[native.type] ?? [])
      expect({ deposits, duplicated }).toEqual({ deposits: each, duplicated: 0 })
      // The test was hard enough: money moved though its answer was lost, and calls were made for most deposits.
      expect(foundInHistory).toBeGreaterThan(0)
      expect(moneyCalls).toBeGreaterThan(each / 2)
    },
    30_000 + each * 2_000,
  )
})
