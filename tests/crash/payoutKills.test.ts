/**
 * Kills servers with SIGKILL while users confirm payouts, and while the client reports its transactions and they are followed.
 * The client's treasury sends once for each payout that a webhook names. Then the institution's books say how often each
 * user was paid.
 *
 *   RIALTO_PAYOUT_KILLS   default 4 (about 5 s each). A campaign: RIALTO_PAYOUT_KILLS=200
 *   RIALTO_CRASH_SEED     default a new one each time; a failure names it
 */
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { codeOf, openSession } from '../harness/connectAccount.ts'
import { eventually } from '../harness/eventually.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { serverCommand } from '../harness/serverCommand.ts'
import type { Rialto } from '../harness/startRialto.ts'

const kills = Number(process.env['RIALTO_PAYOUT_KILLS'] ?? 4)
const seed = Number(process.env['RIALTO_CRASH_SEED'] ?? Date.now() % 1_000_000)
const networkId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let env: TestEnvironment
let stays: Rialto
beforeAll(async () => {
  env = await openEnvironment()
  stays = await env.start()
})
afterAll(() => env?.close())

const random = seededRandom(seed)

interface Winner {
  transactionId: string
  /** Another one for each, so that the books distinguish them. */
  amount: string
  confirmAt(server: Rialto): Promise<{ transferId: string } | undefined>
}

const openWinner = async (number: number): Promise<Winner> => {
  const [transactionId, amount] = [`payout-${number}`, `${10 + number}.5`]
  const payoutOptions = { networkId, symbol: 'USDC', amount, transactionId }
  const { content } = await callApi(stays, 'POST', '/linktoken', { userId: `winner-${number}`, payoutOptions })
  const session = await openSession(stays, codeOf((content as { linkToken: string }).linkToken))
  const { connectionId } = await session.call<{ connectionId: string }>('POST', '/connections/key', {
    integrationId: session.integrationId('Binance'),
    fields: { username: 'Mesh', password: 'Pass123' },
  })
  const { address } = await session.call<{ address: string }>('POST', '/payout/preview', { connectionId })
  return {
    transactionId,
    amount,
    confirmAt: server =>
      session
        .callAt<{ transferId: string }>(server, 'POST', '/payout', { connectionId, address })
        .catch(() => undefined),
  }
}

const eventsOf = ({ transactionId }: Winner) =>
  env.hooks.all().filter(({ body }) => body['TransactionId'] === transactionId)
/** The ids of a winner's payouts, by the webhooks. */
const payoutsOf = (winner: Winner): string[] => [
  ...new Set(eventsOf(winner).map(({ body }) => String(body['PayoutId']))),
]

const killDuring = async (maximumMs: number, work: (victim: Rialto) => Promise<unknown>): Promise<void> => {
  const victim = await env.start({ command: serverCommand, anotherPort: true })
  const working = work(victim).catch(() => undefined)
  await pause(random.below(maximumMs))
  await env.kill(victim)
  await working
}

/** The user confirms at a server that is killed, perhaps at another one at once, and again afterwards. */
const confirm = async (winner: Winner, isKilled: boolean): Promise<void> => {
  const isTwice = random.below(2) === 0
  const confirmAt = (victim: Rialto) =>
    Promise.all([winner.confirmAt(victim), ...(isTwice ? [winner.confirmAt(stays)] : [])])
  if (isKilled) await killDuring(60, confirmAt)
  expect(await winner.confirmAt(stays)).toHaveProperty('transferId')
}

/** The treasury of the client sends once for each payout, and reports its transaction until a server takes it. */
const send = async (winner: Winner, isKilled: boolean): Promise<void> => {
  const ids = await eventually(async () => (payoutsOf(winner).length > 0 ? payoutsOf(winner) : undefined), 'a payout')
  for (const id of ids) {
    const sent = { institution: 'binance', persona: 'Mesh', symbol: 'USDC', network: 'BASE', amount: winner.amount }
    const { hash: txHash } = await env.sandbox.control.deposit(sent)
    const report = (server: Rialto) => callApi(server, 'POST', `/payouts/${id}/transaction`, { txHash })
    if (isKilled) await killDuring(400, report)
    // One that has succeeded takes no other transaction.
    expect((await report(stays)).http).toBeOneOf([200, 409])
  }
}

test(
  `users are paid ${kills} payouts once each while servers are killed (seed ${seed})`,
  { timeout: 6 * 60 * 60_000 },
  async () => {
    const winners: Winner[] = []
    for (let number = 0; number < kills; number += 1) {
      const winner = await openWinner(number)
      winners.push(winner)
      const isAtConfirmation = random.below(2) === 0
      await confirm(winner, isAtConfirmation)
      await send(winner, !isAtConfirmation)
    }
    const isReported = (winner: Winner) => eventsOf(winner).some(({ body }) => body['EventType'] === 'payout.credited')
    await eventually(
      async () => {
        await env.advance(60_000)
        return winners.every(isReported) ? true : undefined
      },
      'the payouts in the accounts of the users',
      60_000 + kills * 1_000,
    )
    const deposits = await env.sandbox.control.deposits()
    for (const winner of winners) {
      const types = new Map(eventsOf(winner).map(({ eventId, body }) => [eventId, body['EventType']]))
      expect([...types.values()].sort(), winner.transactionId).toEqual([
        'payout.credited',
        'payout.requested',
        'payout.succeeded',
      ])
      expect(payoutsOf(winner), winner.transactionId).toHaveLength(1)
      const { content } = await callApi(stays, 'GET', `/payouts/${payoutsOf(winner)[0]}`)
      expect(content, winner.transactionId).toMatchObject({ status: 'succeeded', amount: winner.amount })
      const units = String(Number(winner.amount) * 1e6)
      expect(
        deposits.filter(({ amountUnits }) => amountUnits === units),
        winner.transactionId,
      ).toHaveLength(1)
    }
    expect(env.hooks.forged()).toBe(0)
  },
)
