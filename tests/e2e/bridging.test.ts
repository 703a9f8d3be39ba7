import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { askForAddress, onBase, onSepolia, payIn, sepolia } from '../harness/bridging.ts'
import { callApi } from '../harness/callApi.ts'
import type { Account } from '../harness/connectAccount.ts'
import { readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { ended, expectTold, freshAddress } from '../harness/money.ts'
import { openStage, type Stage } from '../harness/openStage.ts'
import type { Rialto } from '../harness/startRialto.ts'

let stage: Stage
let server: Rialto
let exchange: Exchange
let account: Account
beforeAll(async () => {
  stage = await openStage()
  server = await stage.start()
  exchange = exchanges.find(({ name }) => name === 'Binance') as Exchange
  account = await exchange.connect(server)
})
afterAll(() => stage.close())

const arrived = (address: string): Promise<bigint> =>
  stage.sandbox.chains.balanceOf({ networkId: sepolia, symbol: 'USDC', address })

it('the demo client finds routes between the sandbox’s networks, and what a transfer would pay out', async () => {
  const body = { sources: [onBase], optimized: true }
  const routes = await eventually(async () => {
    const { content } = await callApi(server, 'POST', '/bridging/routes/withdrawal', body)
    const found = (content as { routes: unknown[] }).routes
    return found.length > 0 && found
  }, 'the bridge to say what it carries')
  expect(routes).toContainEqual(expect.objectContaining({ origin: onBase, destination: onSepolia }))
  const destination = { ...onSepolia, address: freshAddress() }
  const { content } = await callApi(server, 'POST', '/bridging/quote', { origin: onBase, destination, amount: 20 })
  expect(content).toMatchObject({ rate: expect.any(Number), fees: { totalUsd: expect.any(Number) } })
})

it('coins paid in on one chain arrive on another, told as Pending and Succeeded', { timeout: 120_000 }, async () => {
  const recipient = freshAddress()
  const { http, address, transferId } = await askForAddress(server, randomUUID(), recipient)
  expect(http).toBe(200)
  await payIn(server, account, exchange, { address, amount: 20 })
  const record = (await ended(server, transferId)) as unknown as Record<string, number>
  expect(record).toMatchObject({ status: 'succeeded', isBridgingTransfer: true, sourceAmount: 20 })
  expect(await arrived(recipient)).toBe(BigInt(Math.round((record['destinationAmount'] ?? 0) * 1e6)))
  expect(record['destinationAmount']).toBeGreaterThan(19)
  await expectTold(stage, transferId, ['Pending', 'Succeeded'])
})

it('the bridge’s own message is heard, and a refund is told to its end', { timeout: 120_000 }, async () => {
  await stage.sandbox.control.setBridgeWebhook({
    url: `${server.api}/providers/relay/webhook`,
    apiKey: 'relay_sandbox_key',
  })
  const recipient = freshAddress()
  const { address, transferId } = await askForAddress(server, randomUUID(), recipient)
  await stage.sandbox.control.triggerBridge({ mode: 'refund', depositAddress: address })
  await payIn(server, account, exchange, { address, amount: 20 })
  expect(await ended(server, transferId)).toMatchObject({ status: 'failed' })
  await expectTold(stage, transferId, ['Pending', 'Failed', 'RefundPending', 'RefundSucceeded'])
  expect(await arrived(recipient)).toBe(0n)
  expect(await readRecord(server, transferId)).toMatchObject({ bridgingDetails: { status: 'refunded' } })
})
