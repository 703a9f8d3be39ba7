import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { requestAddress, onBase, onSepolia, onSolana, payIn, sepolia } from '../harness/bridging.ts'
import { callApi } from '../harness/callApi.ts'
import type { Account } from '../harness/connectAccount.ts'
import { baseSepolia, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { ended, expectDelivered, freshAddress } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { openSolanaWallet } from '../harness/solanaWallet.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let server: Rialto
let exchange: Exchange
let account: Account
beforeAll(async () => {
  env = await openEnvironment()
  server = await env.start()
  exchange = exchanges.find(({ name }) => name === 'Binance') as Exchange
  account = await exchange.connect(server)
})
afterAll(() => env.close())

const arrived = (address: string, networkId = sepolia): Promise<bigint> =>
  env.sandbox.chains.balanceOf({ networkId, symbol: 'USDC', address })

/** Base units of what the record says was paid out in USDC. */
const paidOut = (record: Record<string, number>): bigint => BigInt(Math.round((record['destinationAmount'] ?? 0) * 1e6))

test('the demo client finds routes between the sandbox’s networks, and the payout of a transfer', async () => {
  const body = { sources: [onBase], optimized: true }
  const routes = await eventually(async () => {
    const { content } = await callApi(server, 'POST', '/bridging/routes/withdrawal', body)
    const found = (content as { routes: unknown[] }).routes
    return found.length > 0 && found
  }, 'the bridge to say what it carries')
  expect(routes).toContainEqual(expect.objectContaining({ origin: onBase, destination: onSepolia }))
  expect(routes).toContainEqual(expect.objectContaining({ origin: onBase, destination: onSolana }))
  const destination = { ...onSepolia, address: freshAddress() }
  const { content } = await callApi(server, 'POST', '/bridging/quote', { origin: onBase, destination, amount: 20 })
  expect(content).toMatchObject({ rate: expect.any(Number), fees: { totalUsd: expect.any(Number) } })
})

test(
  'coins paid in on one chain arrive on another, with events Pending and Succeeded',
  { timeout: 120_000 },
  async () => {
    const recipient = freshAddress()
    const { http, address, transferId } = await requestAddress(server, randomUUID(), recipient)
    expect(http).toBe(200)
    await payIn(server, account, exchange, { address, amount: 20 })
    const record = (await ended(server, transferId)) as unknown as Record<string, number>
    expect(record).toMatchObject({ status: 'succeeded', isBridgingTransfer: true, sourceAmount: 20 })
    await expect.poll(() => arrived(recipient)).toBe(paidOut(record))
    expect(record['destinationAmount']).toBeGreaterThan(19)
    await expectDelivered(env, transferId, ['Pending', 'Succeeded'])
  },
)

test(
  'coins paid in on Solana arrive on Base Sepolia, with events Pending and Succeeded',
  { timeout: 120_000 },
  async () => {
    const wallet = await openSolanaWallet(server, env.sandbox)
    const recipient = freshAddress()
    const ends = { origin: onSolana, destination: onBase }
    const { address, transferId, message } = await requestAddress(server, randomUUID(), recipient, ends)
    expect(address, message).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    expect(await wallet.hasAccount(address)).toBe('false')
    const signature = await wallet.pay(address, 20_000_000n)
    expect(await wallet.usdcOf(wallet.address)).toBe(80_000_000n)
    const record = (await ended(server, transferId)) as unknown as Record<string, number>
    expect(record).toMatchObject({ status: 'succeeded', isBridgingTransfer: true, sourceAmount: 20 })
    expect(JSON.stringify(record)).toContain(signature)
    expect(record['destinationAmount']).toBeGreaterThan(19)
    await expect.poll(() => arrived(recipient, baseSepolia)).toBe(paidOut(record))
    await expectDelivered(env, transferId, ['Pending', 'Succeeded'])
  },
)

test(
  'coins paid in on Base Sepolia arrive on Solana, with events Pending and Succeeded',
  { timeout: 120_000 },
  async () => {
    const wallet = await openSolanaWallet(server, env.sandbox)
    const ends = { origin: onBase, destination: onSolana }
    const { address, transferId, message } = await requestAddress(server, randomUUID(), wallet.address, ends)
    expect(address, message).toMatch(/^0x[0-9a-fA-F]{40}$/)
    await payIn(server, account, exchange, { address, amount: 20 })
    const record = (await ended(server, transferId)) as unknown as Record<string, number>
    expect(record).toMatchObject({ status: 'succeeded', sourceAmount: 20, destinationAddress: wallet.address })
    expect(record['destinationAmount']).toBeGreaterThan(19)
    expect((await wallet.usdcOf(wallet.address)) - 100_000_000n).toBe(paidOut(record))
    await expectDelivered(env, transferId, ['Pending', 'Succeeded'])
  },
)

test('SOL is quoted too', async () => {
  const sol = { ...onSolana, asset: 'SOL' }
  const quote = (origin: typeof sol, destination: object) =>
    callApi(server, 'POST', '/bridging/quote', { origin, destination, amount: 1 })
  for (const { content, message } of [
    await quote(sol, { ...onSepolia, address: freshAddress() }),
    await quote({ ...onSepolia, asset: 'ETH' }, { ...sol, address: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr' }),
  ])
    expect(content, message).toMatchObject({ rate: expect.any(Number), fees: { totalUsd: expect.any(Number) } })
})

test.each([
  ['an address of another chain', '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'],
  ['31 bytes', 'tXDjPaXBrfDErZMUFkiZAC9PtF3DG1gHAsU5v2aKjh'],
  ['a letter that base58 has not', `${'1'.repeat(31)}0`],
])('no address is made that pays out on Solana to %s', async (_, recipient) => {
  const ends = { origin: onBase, destination: onSolana }
  const { http, message } = await requestAddress(server, randomUUID(), recipient, ends)
  expect(http).toBe(400)
  expect(message).toContain('destination.address')
})

test('the bridge’s own webhook is accepted, and a refund is reported to its end', { timeout: 120_000 }, async () => {
  await env.sandbox.control.setBridgeWebhook({
    url: `${server.api}/providers/relay/webhook`,
    apiKey: 'relay_sandbox_key',
  })
  const recipient = freshAddress()
  const { address, transferId } = await requestAddress(server, randomUUID(), recipient)
  await env.sandbox.control.triggerBridge({ mode: 'refund', depositAddress: address })
  await payIn(server, account, exchange, { address, amount: 20 })
  expect(await ended(server, transferId)).toMatchObject({ status: 'failed' })
  await expectDelivered(env, transferId, ['Pending', 'Failed', 'RefundPending', 'RefundSucceeded'])
  expect(await arrived(recipient)).toBe(0n)
  expect(await readRecord(server, transferId)).toMatchObject({ bridgingDetails: { status: 'refunded' } })
})
