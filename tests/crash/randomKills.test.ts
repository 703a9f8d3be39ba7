/**
 * Kills at random moments of a deposit, then looks at what the exchange, the chain, the record and the webhooks say.
 *
 *   RIALTO_CRASH_ROUNDS   how many deposits, default 3 (about 4 s each). A campaign: RIALTO_CRASH_ROUNDS=1000
 *   RIALTO_CRASH_SEED     default a new one each time; a failure names the seed and the round to repeat it with
 *
 * A seed fixes what is done and when, to the millisecond asked for; the machine's own timing is never the same twice.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Account } from '../harness/connectAccount.ts'
import { type DepositRecord, execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { eventsAbout, expectMovedOnce, expectNothingMoved, freshAddress, withdrawCalls } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { familyOf, killHard, postmasterOf } from '../harness/processes.ts'
import { type RandomSource, seededRandom } from '../harness/seededRandom.ts'
import type { Rialto } from '../harness/startRialto.ts'

const rounds = Number(process.env['RIALTO_CRASH_ROUNDS'] ?? 3)
const seed = Number(process.env['RIALTO_CRASH_SEED'] ?? Date.now() % 1_000_000)
const leaseMs = 60_000
/** From the intent to the last webhook. Most kills come early, where the money is. */
const maxKillMs = 2_000

let env: TestEnvironment
let server: Rialto

beforeAll(async () => {
  env = await openEnvironment({ embeddedDatabase: true })
  server = await env.start()
})
afterAll(() => env.close())

/** What ends without a warning. A server that is left running must help itself. */
const victims = ['server', 'everything', 'database', 'databaseMain'] as const
const kill = async (victim: (typeof victims)[number]): Promise<void> => {
  const postmaster = postmasterOf(env.dataDir)
  const database = victim === 'databaseMain' ? [postmaster] : familyOf(postmaster).map(({ pid }) => pid)
  if (victim !== 'server') killHard(...database)
  if (victim === 'server' || victim === 'everything') {
    await env.kill(server)
    server = await env.start()
  }
}

/** What the exchange does to the call, besides. `undefined`: nothing. */
const faults = [
  undefined,
  undefined,
  { mode: 'latency', ms: 200 },
  { mode: 'hang' },
  { mode: 'resetAfter' },
  { mode: 'resetBefore' },
  { mode: 'truncate' },
  { mode: 'status', code: 503 },
  { mode: 'status', code: 503, afterSideEffect: true },
] as const

interface Plan {
  exchange: Exchange
  fault: (typeof faults)[number]
  victim: (typeof victims)[number]
  killAfterMs: number
  /** Sends the same execute again once the server is back, as a client does that got no answer. */
  retries: boolean
  amount: number
}

const planRound = (random: RandomSource): Plan => ({
  exchange: random.pick(exchanges),
  fault: random.pick(faults),
  victim: random.pick(victims),
  killAfterMs: Math.floor(random.next() ** 3 * maxKillMs),
  retries: random.next() < 0.5,
  amount: 2 + random.below(9),
})

/** Calls until the server is there to answer. */
const answered = <T>(query: () => Promise<T & { http: number }>): Promise<T> =>
  eventually(async () => {
    const answer = await query()
    return answer.http < 500 && answer
  }, 'an answer')

/** The deposit's last record; undefined when no intent was ever committed. Time passes until there is nothing to wait for. */
const settle = async (previewId: string, { notCreatedAfterMs }: Exchange): Promise<DepositRecord | undefined> => {
  const steps = [leaseMs, leaseMs, notCreatedAfterMs, leaseMs, leaseMs]
  for (const step of steps) {
    const record = await eventually(async () => ({ is: await readRecord(server, previewId) }), 'the record')
    if (record.is === undefined) return undefined
    await env.advance(step)
    const final = await eventually(() => finalRecord(previewId), 'an end', 3_000).catch(() => undefined)
    if (final) return final
  }
  throw new Error(`transfer ${previewId} does not end: ${JSON.stringify(await readRecord(server, previewId))}`)
}

const finalRecord = async (previewId: string): Promise<DepositRecord | undefined> => {
  const record = await readRecord(server, previewId)
  return record?.status === 'pending' ? undefined : record
}

/** Every change was delivered, each under one `EventId` however often it came, and the last one is what the record says. */
const expectAllDelivered = async (previewId: string, record: DepositRecord): Promise<void> => {
  const last = record.status === 'succeeded' ? 'Succeeded' : 'Failed'
  const isComplete = () => {
    const events = eventsAbout(env, previewId)
    const whole = events.every(({ sequence }, index) => sequence === index + 1)
    return whole && events.at(-1)?.status === last
  }
  const reported = eventually(async () => isComplete(), `webhooks of ${previewId}`, 3_000)
  // A delivery that died with its server is taken up again when its lease ends.
  await reported.catch(async () => {
    await env.advance(2 * leaseMs)
    await eventually(async () => isComplete(), `webhooks of ${previewId}`)
  })
  const deliveries = env.hooks.about(previewId)
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(deliveries.length)
  expect(env.hooks.forged()).toBe(0)
}

const beginRound = async (plan: Plan, address: string): Promise<{ account: Account; previewId: string }> => {
  const account = await plan.exchange.connect(server, 'Mesh4')
  const previewId = await previewDeposit(server, account, { address, amount: plan.amount })
  await env.sandbox.control.clearRequests()
  if (plan.fault) await env.sandbox.control.addFault({ ...plan.exchange.withdrawCall, ...plan.fault })
  return { account, previewId }
}

describe(`deposits cut off at random moments (RIALTO_CRASH_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  test.each(Array.from({ length: rounds }, (_, index) => ({ index, plan: planRound(random) })))(
    'round $index: $plan.exchange.name, $plan.victim killed after $plan.killAfterMs ms',
    async ({ plan }) => {
      const { exchange } = plan
      const address = freshAddress()
      const { account, previewId } = await beginRound(plan, address)
      const cutOff = execute(server, account, previewId, exchange.mfaCode).catch(() => undefined)
      await pause(plan.killAfterMs)
      await kill(plan.victim)
      await env.sandbox.control.clearFaults()
      await cutOff
      if (plan.retries) await answered(() => execute(server, account, previewId, exchange.mfaCode))

      const record = await settle(previewId, exchange)
      expect(await withdrawCalls(env, exchange)).toBeLessThanOrEqual(1)
      if (record?.status === 'succeeded') await expectMovedOnce(env, address, plan.amount)
      else await expectNothingMoved(env, address)
      if (record) await expectAllDelivered(previewId, record)
      if (plan.retries) expect(record).toBeDefined()
    },
  )
})
