/**
 * Kills the server with -9 while a bridged transfer is under way, on EVM and on Solana, then looks at what the exchange, the
 * bridge, both chains, the record and the webhooks say.
 *
 *   RIALTO_BRIDGE_KILLS   how many transfers, one direction after the other, default 1. A campaign: RIALTO_BRIDGE_KILLS=90
 *   RIALTO_CRASH_SEED     default a new one each time; a failure names the seed and the round to repeat it with
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { onBase, onSepolia, onSolana, requestAddress, sepolia } from '../harness/bridging.ts'
import { baseSepolia, execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { ended, expectDelivered, freshAddress, withdrawalsTo } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { openSolanaWallet } from '../harness/solanaWallet.ts'
import type { Rialto } from '../harness/startRialto.ts'

const rounds = Number(process.env['RIALTO_BRIDGE_KILLS'] ?? 1)
const seed = Number(process.env['RIALTO_CRASH_SEED'] ?? Date.now() % 1_000_000)
/** From the request to pay in to the last webhook. */
const maxKillMs = 3_000
const amount = 20

let env: TestEnvironment
let server: Rialto
let wallet: Awaited<ReturnType<typeof openSolanaWallet>>
beforeAll(async () => {
  env = await openEnvironment()
  server = await env.start()
  wallet = await openSolanaWallet(server, env.sandbox)
  await eventually(
    async () => (await requestAddress(server, randomUUID(), freshAddress())).http === 200,
    'the bridge to say what it carries',
  )
})
afterAll(() => env.close())

interface Way {
  origin: typeof onBase
  destination: typeof onBase
}

const ways: readonly Way[] = [
  { origin: onBase, destination: onSepolia },
  { origin: onSolana, destination: onBase },
  { origin: onBase, destination: onSolana },
]

const restart = async (): Promise<void> => {
  await env.kill(server)
  server = await env.start()
}

/** Pays in from an exchange by way of the server that dies meanwhile; asks it again, as a client does, once it is back. */
const payInFromExchange = async (address: string, exchange: Exchange): Promise<() => Promise<void>> => {
  const account = await exchange.connect(server, 'Mesh4')
  const previewId = await previewDeposit(server, account, { address, amount })
  const sending = execute(server, account, previewId, exchange.mfaCode).catch(() => undefined)
  return async () => {
    await sending
    await eventually(
      async () => (await execute(server, account, previewId, exchange.mfaCode)).http === 200,
      'an answer to the same execute',
    )
    const sent = () => withdrawalsTo(env, address.toLowerCase())
    // Killed between the intent and the call, which a busy machine leaves time for: nothing is ever sent, so the user pays again.
    if (sent().length === 0) await env.advance(exchange.notCreatedAfterMs)
    const { status } = await ended(server, previewId)
    if (status === 'failed') {
      expect(sent()).toEqual([])
      return (await payInFromExchange(address, exchange))()
    }
    expect(status).toBe('succeeded')
    expect(sent()).toMatchObject([{ status: 'completed' }])
  }
}

const balanceOf = ({ destination }: Way, holder: string): Promise<bigint> =>
  destination === onSolana
    ? wallet.usdcOf(holder)
    : env.sandbox.chains.balanceOf({
        networkId: destination === onBase ? baseSepolia : sepolia,
        symbol: 'USDC',
        address: holder,
      })

/** What the bridge paid to somebody since then, by its own books. */
const paidTo = async (recipient: string, sinceMs: number): Promise<bigint[]> =>
  (await env.sandbox.control.bridgePayments())
    .filter(({ kind, to, atMs }) => kind === 'fill' && atMs >= sinceMs && to.toLowerCase() === recipient.toLowerCase())
    .map(paid => BigInt(paid.amount))

describe(`bridged transfers cut off at random moments (RIALTO_CRASH_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  const plans = Array.from({ length: rounds }, (_, index) => ({
    way: ways[(seed + index) % ways.length] as Way,
    exchange: random.pick(exchanges),
    killAfterMs: Math.floor(random.next() * maxKillMs),
  }))
  test.each(plans)(
    'from $way.origin.network to $way.destination.network, the server killed after $killAfterMs ms: paid in once, paid out once',
    { timeout: 120_000 },
    async ({ way, exchange, killAfterMs }) => {
      const recipient = way.destination === onSolana ? wallet.address : freshAddress()
      const transactionId = randomUUID()
      const sinceMs = env.sandbox.institutions.clock.nowMs()
      const asked = await requestAddress(server, transactionId, recipient, way)
      expect(asked.http, asked.message).toBe(200)
      const before = way.destination === onSolana ? await balanceOf(way, recipient) : 0n
      const paidIn =
        way.origin === onSolana
          ? await wallet.pay(asked.address, BigInt(amount) * 1_000_000n).then(() => undefined)
          : await payInFromExchange(asked.address, exchange)
      await pause(killAfterMs)
      await restart()
      await paidIn?.()

      const record = (await ended(server, asked.transferId)) as unknown as Record<string, number>
      expect(record).toMatchObject({ status: 'succeeded', sourceAmount: amount })
      const paidOut = BigInt(Math.round((record['destinationAmount'] ?? 0) * 1e6))
      expect(await paidTo(recipient, sinceMs)).toEqual([paidOut])
      await expect.poll(() => balanceOf(way, recipient)).toBe(before + paidOut)
      await expectDelivered(env, asked.transferId, ['Pending', 'Succeeded'])
    },
  )
})
