/**
 * Kills servers with SIGKILL while agents pay orders through the relayer, at its failpoint and at random moments. Then the chain
 * says how often each order was paid, and what the relayer's account has spent.
 *
 *   RIALTO_RELAYER_KILLS   on each chain; default 4 (about 5 s each). A campaign: RIALTO_RELAYER_KILLS=200
 *   RIALTO_CRASH_SEED      default a new one each time; a failure names it
 */
import { setTimeout as pause } from 'node:timers/promises'

import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { type AgentChain, openEvmAgents, openSolanaAgents } from '../harness/agentChains.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { readRelayerUse } from '../harness/openRelayer.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { serverCommand } from '../harness/serverCommand.ts'
import type { Rialto } from '../harness/startRialto.ts'

const kills = Number(process.env['RIALTO_RELAYER_KILLS'] ?? 4)
const seed = Number(process.env['RIALTO_CRASH_SEED'] ?? Date.now() % 1_000_000)
const price = 5_000_000n

let env: TestEnvironment
let stays: Rialto
beforeEach(async () => {
  env = await openEnvironment()
  const started = await env.start()
  stays = { ...started, databaseUrl: started.env['DATABASE_URL'], sandbox: env.sandbox.institutions.origin }
})
afterEach(() => env?.close())

interface Order {
  id: string
  address: string
  agents: string[]
}

const openOrder = async (networkId: string, number: number): Promise<Order> => {
  const body = { userId: 'agent', transactionId: `kill-${number}`, networkId, symbol: 'USDC', amount: '5' }
  const { id, address } = (await callApi(stays, 'POST', '/paymentRequests', body)).content as Order
  return { id, address, agents: [] }
}

/** The signature of the official client for the order, by a new agent. */
const signFor = async (chain: AgentChain, order: Order): Promise<string> => {
  const agent = await chain.openAgent('5')
  order.agents.push(agent.address)
  const asked = await fetch(`${stays.api}/x402/orders/${order.id}`)
  const required = decodePaymentRequiredHeader(asked.headers.get('PAYMENT-REQUIRED') ?? '')
  const accepted = required.accepts[0] ?? expect.fail('nothing is accepted')
  const payload = (await agent.sign(accepted)) as Record<string, unknown>
  return encodePaymentSignatureHeader({ x402Version: 2, accepted, payload })
}
const pay = (server: Rialto, { id }: Order, signature: string): Promise<number | undefined> =>
  fetch(`${server.api}/x402/orders/${id}`, { headers: { 'PAYMENT-SIGNATURE': signature } }).then(
    ({ status }) => status,
    // Cut off.
    () => undefined,
  )

/** Kills a server that pays the order, while another agent may pay it at the other one. Returns whether its answer was cut off. */
const killWhilePaying = async (
  chain: AgentChain,
  order: Order,
  random: ReturnType<typeof seededRandom>,
): Promise<boolean> => {
  const isFailpoint = random.below(2) === 0
  const failpoint: Record<string, string> = isFailpoint ? { RIALTO_FAILPOINT: 'relay.committed' } : {}
  const [victim, first, second] = await Promise.all([
    env.start({ command: serverCommand, anotherPort: true, env: failpoint }),
    signFor(chain, order),
    signFor(chain, order),
  ])
  const paying = [pay(victim, order, first)]
  if (random.below(3) === 0) paying.push(pay(stays, order, second))
  await Promise.race([victim.ended, isFailpoint ? pause(30_000) : pause(random.below(400)), Promise.all(paying)])
  await env.kill(victim)
  const [answer] = await Promise.all(paying)
  // An agent that had no answer asks again with its signature, or with another one.
  if (random.below(2) === 0) await pay(stays, order, first)
  if (random.below(3) === 0) await pay(stays, order, second)
  return answer === undefined
}

/** The jobs of relays of a killed server are taken over, and end in final blocks. */
const endRelays = async (chain: AgentChain): Promise<{ used: bigint; perDay: bigint; isEnded: boolean }> => {
  for (let turns = 0; turns < 6; turns += 1) {
    await chain.finalize()
    await env.advance(70_000)
    const isEnded = async () => (await readRelayerUse(stays, chain.networkId)).isEnded
    await eventually(isEnded, 'ended relays', 10_000).catch(() => undefined)
  }
  return readRelayerUse(stays, chain.networkId)
}

test.each([
  ['Base Sepolia', openEvmAgents],
  ['Solana', openSolanaAgents],
] as const)(
  `agents pay ${kills} orders on %s at most once each, within the limit of the day, while servers are killed (seed ${seed})`,
  { timeout: 6 * 60 * 60_000 },
  async (name, openAgents) => {
    const random = seededRandom(seed)
    const chain = await openAgents(env, stays)
    const coinsBefore = await chain.relayerCoins()
    const orders: Order[] = []
    let cutOff = 0
    for (let number = 0; number < kills; number += 1) {
      const order = await openOrder(chain.networkId, number)
      orders.push(order)
      if (await killWhilePaying(chain, order, random)) cutOff += 1
    }
    const use = await endRelays(chain)
    expect(use.isEnded).toBe(true)
    let paid = 0
    for (const [index, { id, agents }] of orders.entries()) {
      const left = await Promise.all(agents.map(address => chain.usdcOf(address)))
      const spent = left.reduce((sum, amount) => sum + price - amount, 0n)
      expect(spent, `spent by agents of order ${index}`).toBeOneOf([0n, price])
      paid += spent === price ? 1 : 0
      const { content } = await callApi(stays, 'GET', `/paymentRequests/${id}`)
      expect(content, `order ${index}`).toMatchObject({ creditedAmount: spent === price ? '5' : '0' })
    }
    const addresses = [...new Set(orders.map(({ address }) => address))]
    const received = await Promise.all(addresses.map(address => chain.usdcOf(address)))
    expect(received.reduce((sum, amount) => sum + amount, 0n)).toBe(chain.usdcBefore + BigInt(paid) * price)
    expect(await chain.relayerTransactions()).toBe(paid)
    const spent = coinsBefore - (await chain.relayerCoins())
    expect(use.used).toBe(spent)
    expect(spent).toBeLessThanOrEqual(use.perDay)
    process.stdout.write(`${name}: ${kills} kills, ${cutOff} cut off, ${paid} paid, ${spent} of ${use.perDay} spent\n`)
  },
)
