/**
 * Kills servers with SIGKILL while agents pay orders through the relayer, at its failpoint and at random moments. Then the chain
 * says how often each order was paid, and what the relayer's account has spent.
 *
 *   RIALTO_RELAYER_KILLS   default 4 (about 10 s each). A campaign: RIALTO_RELAYER_KILLS=200
 *   RIALTO_CRASH_SEED      default a new one each time; a failure names it
 */
import { setTimeout as pause } from 'node:timers/promises'

import { HDKey } from '@scure/bip32'
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import { ExactEvmScheme } from '@x402/evm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { openRelayer, readRelayerUse } from '../harness/openRelayer.ts'
import { serverCommand } from '../harness/serverCommand.ts'
import { tokenBalance } from '../harness/sandboxControl.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import type { Rialto } from '../harness/startRialto.ts'

const kills = Number(process.env['RIALTO_RELAYER_KILLS'] ?? 4)
const seed = Number(process.env['RIALTO_CRASH_SEED'] ?? Date.now() % 1_000_000)
const network = { id: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', name: 'Base Sepolia' }
const perDay = '0.05'
const price = 5_000_000n

let env: TestEnvironment
let stays: Rialto
let chain: Awaited<ReturnType<TestEnvironment['sandbox']['control']['chain']>>
let relayer: string
beforeAll(async () => {
  env = await openEnvironment()
  const started = await env.start()
  stays = { ...started, databaseUrl: started.env['DATABASE_URL'], sandbox: env.sandbox.institutions.origin }
  chain = await env.sandbox.control.chain(network.id)
  const source = HDKey.fromMasterSeed(new Uint8Array(32).fill(91)).derive("m/44'/60'/0'").publicExtendedKey
  await addPaymentSource(stays, 'evm', source)
  relayer = await openRelayer(stays, network, { perTransaction: '0.005', perDay })
})
afterAll(() => env?.close())

const random = seededRandom(seed)

interface Order {
  id: string
  address: string
  agents: string[]
}

const rpc = async <T>(method: string, params: unknown[]): Promise<T> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { result: T }).result
}
const coinsOf = async (address: string): Promise<bigint> =>
  BigInt(await rpc<string>('eth_getBalance', [address, 'latest']))

const openOrder = async (number: number): Promise<Order> => {
  const body = { userId: 'agent', transactionId: `kill-${number}`, networkId: network.id, symbol: 'USDC', amount: '5' }
  const { id, address } = (await callApi(stays, 'POST', '/paymentRequests', body)).content as Order
  return { id, address, agents: [] }
}

/** What the official client signs for the order. */
const sign = async (order: Order): Promise<string> => {
  const account = privateKeyToAccount(generatePrivateKey())
  await env.sandbox.control.airdropOn(network.id, { address: account.address, symbol: 'USDC', amount: '5' })
  order.agents.push(account.address)
  const asked = await fetch(`${stays.api}/x402/orders/${order.id}`)
  const required = decodePaymentRequiredHeader(asked.headers.get('PAYMENT-REQUIRED') ?? '')
  const accepted = required.accepts[0] ?? expect.fail('nothing is accepted')
  const { payload } = await new ExactEvmScheme(account).createPaymentPayload(2, accepted)
  return encodePaymentSignatureHeader({ x402Version: 2, accepted, payload })
}
const pay = (server: Rialto, { id }: Order, signature: string): Promise<number | undefined> =>
  fetch(`${server.api}/x402/orders/${id}`, { headers: { 'PAYMENT-SIGNATURE': signature } }).then(
    ({ status }) => status,
    // Cut off.
    () => undefined,
  )

test(
  `agents pay ${kills} orders at most once each, within the limit of the day, while servers are killed (seed ${seed})`,
  { timeout: 6 * 60 * 60_000 },
  async () => {
    const orders: Order[] = []
    const coinsBefore = await coinsOf(relayer)
    let cutOff = 0
    for (let number = 0; number < kills; number += 1) {
      const order = await openOrder(number)
      orders.push(order)
      const isFailpoint = random.below(2) === 0
      const [victim, first, second] = await Promise.all([
        env.start({
          command: serverCommand,
          anotherPort: true,
          env: isFailpoint ? { RIALTO_FAILPOINT: 'relay.committed' } : {},
        }),
        sign(order),
        sign(order),
      ])
      const paying = [pay(victim, order, first)]
      // Another agent, at the server that stays.
      if (random.below(3) === 0) paying.push(pay(stays, order, second))
      await Promise.race([victim.ended, isFailpoint ? pause(30_000) : pause(random.below(400)), Promise.all(paying)])
      await env.kill(victim)
      const [answer] = await Promise.all(paying)
      if (answer === undefined) cutOff += 1
      // An agent that had no answer asks again with its signature, or with another one.
      if (random.below(2) === 0) await pay(stays, order, first)
      if (random.below(3) === 0) await pay(stays, order, second)
    }
    const balances = () => Promise.all(orders.map(({ address }) => tokenBalance(chain, 'USDC', address)))
    // The jobs of relays whose server is gone are taken over, and end in final blocks.
    for (let turns = 0; turns < 6; turns += 1) {
      await rpc('anvil_mine', ['0x40'])
      await env.advance(70_000)
      await eventually(async () => (await readRelayerUse(stays)).isEnded, 'ended relays', 10_000).catch(() => undefined)
    }
    const use = await readRelayerUse(stays)
    expect(use.isEnded).toBe(true)
    const paid = await balances()
    expect(paid.filter(amount => amount !== 0n && amount !== price)).toEqual([])
    for (const [index, { agents }] of orders.entries()) {
      const left = await Promise.all(agents.map(address => tokenBalance(chain, 'USDC', address)))
      const spent = left.filter(amount => amount === 0n).length
      expect(spent, `agents of order ${index}`).toBe(paid[index] === price ? 1 : 0)
    }
    const sent = Number(await rpc<string>('eth_getTransactionCount', [relayer, 'latest']))
    expect(sent).toBe(paid.filter(amount => amount === price).length)
    const spent = coinsBefore - (await coinsOf(relayer))
    expect(use.used).toBe(spent)
    expect(spent).toBeLessThanOrEqual(use.perDay)
    process.stdout.write(`${kills} kills, ${cutOff} cut off, ${sent} paid, ${spent} of ${use.perDay} wei spent\n`)
  },
)
