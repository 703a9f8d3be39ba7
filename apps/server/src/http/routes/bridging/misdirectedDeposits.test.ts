import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, sepoliaId } from '../../../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let receiver: Receiver
let token: string
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  await enableBridging(server, [{ origin: onSepolia(), destination: onBase(), minimumAmount: '20' }])
  token = (await managing(server, server.client)).token
})
beforeEach(() => void receiver.deliveries.splice(0))
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const admin = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  adminCaller(server)(method, path, body === undefined ? { token } : { token, body })
const setRule = (rule: string) => admin('PUT', '/Bridging/misdirectedDeposits', { rule })
const queue = async () => (await admin('GET', '/Transfers/review')).body.content.items

/** Nobody's yet: all that is ever there was sent by one test. */
const freshAddress = () => `0x${randomUUID().replaceAll('-', '').padStart(40, 'a')}`

const open = async () => {
  const recipient = freshAddress()
  const transactionId = randomUUID()
  const destination = { ...onBase(), address: recipient }
  const body = { userId: 'user-1', transactionId, origin: onSepolia(), destination }
  const { content } = (await server.call('POST', '/api/v1/bridging/address', { body })).body
  return {
    recipient,
    transactionId,
    transferId: content.tracking.transferId as string,
    address: content.selectedRoute.bridgingAddress.address as string,
  }
}
type Opened = Awaited<ReturnType<typeof open>>

const coins = (networkId: string, symbol: string, address: string) =>
  server.simulators.chains.balanceOf({ networkId, symbol, address })

/** From the account that pays everything on the test's chains. */
const pay = async (networkId: string, symbol: string, to: string, amountBaseUnits: bigint) => {
  await server.simulators.chains.send({ networkId, symbol, to, amountBaseUnits })
}

/** The bridge goes on as far as it can, and then the jobs that are due by then. */
const takeTurns = async (rounds = 5): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    await server.simulators.institutions.settle()
    await server.simulators.mine()
    server.simulators.clock.advance(31_000)
    await server.runJobs()
  }
}

const recordsOf = async ({ transactionId }: Opened) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?ClientTransactionId=${transactionId}`)).body.content
    .items as Record<string, never>[]
const misdirectedOf = async (opened: Opened) =>
  (await recordsOf(opened)).find(({ id }) => id !== opened.transferId) as Record<string, never>

const wordsOf = (transferId: string) =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter(body => body['TransferId'] === transferId)
    .toSorted((a, b) => Number(a['Sequence']) - Number(b['Sequence']))

interface BridgeOverview {
  orders: { address: string; requestId: string }[]
  requests: { id: string; order: string }[]
  payments: { request: string; kind: string; chainId: number; to: string }[]
}

/** What the bridge sent back of what came to an address. */
const refunds = async (address: string) => {
  const overview = (await server.simulators.control('GET', '/bridge')) as unknown as BridgeOverview
  const { orders, requests, payments } = overview
  const order = orders.find(one => one.address === address.toLowerCase())
  const ids = requests.filter(one => one.order === order?.requestId).map(({ id }) => id)
  return payments.filter(({ request, kind }) => kind === 'refund' && ids.includes(request))
}

test('coins on the wrong network go back to their sender, once, with every step reported', async () => {
  const opened = await open()
  await pay(baseSepoliaId, 'USDC', opened.address, 30_000_000n)
  await takeTurns()
  const record = await misdirectedOf(opened)
  expect(record).toMatchObject({
    status: 'failed',
    bridgingDetails: {
      status: 'refunded',
      depositIssue: 'wrongNetwork',
      sourceSide: { networkName: 'Base Sepolia', symbol: 'USDC', amount: 30 },
    },
  })
  await takeTurns()
  const sent = await refunds(opened.address)
  expect(sent).toMatchObject([{ chainId: 84_532, to: record['refundAddress'] }])
  expect(wordsOf(record['id'] ?? '')).toMatchObject([
    { TransferStatus: 'Pending', SourceChain: 'Base Sepolia', SourceToken: 'USDC', SourceAmount: 30 },
    { TransferStatus: 'Failed' },
    { TransferStatus: 'RefundPending' },
    { TransferStatus: 'RefundSucceeded', RefundChain: 'Base Sepolia', RefundAddress: record['refundAddress'] },
  ])
  expect(await coins(baseSepoliaId, 'USDC', opened.address)).toBe(0n)
  expect(await coins(baseSepoliaId, 'USDC', opened.recipient)).toBe(0n)
  // The address waits for the right coins still.
  await pay(sepoliaId, 'USDC', opened.address, 30_000_000n)
  await takeTurns()
  expect((await recordsOf(opened)).find(({ id }) => id === opened.transferId)).toMatchObject({ status: 'succeeded' })
  expect(await coins(baseSepoliaId, 'USDC', opened.recipient)).toBeGreaterThan(29_000_000n)
})

test('a deposit held by the client’s rule waits for an operator to return or settle it', async () => {
  expect((await setRule('hold')).body.content).toEqual({ rule: 'hold' })
  expect((await admin('GET', '/Bridging/routes')).body.content.misdirectedDeposits).toBe('hold')
  const [first, second] = [await open(), await open()]
  await pay(baseSepoliaId, 'USDC', first.address, 30_000_000n)
  await pay(baseSepoliaId, 'ETH', second.address, 10_000_000_000_000_000n)
  await takeTurns()
  const [returned, settled] = [await misdirectedOf(first), await misdirectedOf(second)]
  expect(returned).toMatchObject({ status: 'pending', bridgingDetails: { status: 'inReview' } })
  const waiting = await queue()
  expect(waiting).toHaveLength(2)
  const held = { reason: 'depositHeld', networkId: baseSepoliaId, actions: ['returnDeposit', 'settled'] }
  for (const item of [
    { ...held, transferId: returned['id'], symbol: 'USDC', amount: 30 },
    { ...held, transferId: settled['id'], symbol: 'ETH', amount: 0.01 },
  ])
    expect(waiting).toContainEqual(expect.objectContaining(item))
  expect(await refunds(first.address)).toEqual([])
  const resolve = (id = '', action = '') =>
    admin('POST', `/Transfers/${id}/resolve`, { action, note: 'Ticket 1042: the user asked for it' })
  await resolve(returned['id'], 'returnDeposit')
  expect((await resolve(settled['id'], 'settled')).body.content).toMatchObject({ status: 'failed' })
  await takeTurns()
  expect(await refunds(first.address)).toHaveLength(1)
  expect(await refunds(second.address)).toEqual([])
  expect(wordsOf(settled['id'] ?? '').map(({ TransferStatus }) => TransferStatus)).toEqual(['Pending', 'Failed'])
  expect(await misdirectedOf(first)).toMatchObject({ bridgingDetails: { status: 'refunded' } })
  // Its coins are still there, and make no second record.
  expect(await recordsOf(second)).toHaveLength(2)
  expect(await queue()).toEqual([])
  for (const action of ['returnDeposit', 'settled'])
    expect((await resolve(returned['id'], action)).body.errorType).toBe('conflict')
  expect((await resolve(first.transferId, 'returnDeposit')).body.errorType).toBe('conflict')
  await setRule('refund')
})

test('a server that ends before the provider answers leaves the request for the next one, and the coins go back once', async () => {
  const opened = await open()
  await pay(baseSepoliaId, 'USDC', opened.address, 30_000_000n)
  const { bridging } = server.ctx
  const asked: boolean[] = []
  server.ctx.bridging = {
    ...bridging,
    providers: bridging.providers.map(provider => ({
      ...provider,
      recover: async input => {
        const { items } = await server.ctx.store.bridgedTransfers.listUnreturned(
          { environment: 'sandbox' },
          { paidInBeforeMs: server.ctx.clock.nowMs() + 1, count: 9 },
        )
        asked.push(items.some(({ recovery }) => recovery === 'requested'))
        await provider.recover?.(input)
        // Of the first call, the answer is lost.
        if (asked.length === 1) throw new Error('the process ended')
      },
    })),
  }
  await expect(takeTurns()).rejects.toThrow('the process ended')
  await takeTurns()
  server.ctx.bridging = bridging
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain(false)
  expect(await refunds(opened.address)).toHaveLength(1)
  expect(await misdirectedOf(opened)).toMatchObject({ bridgingDetails: { status: 'refunded' } })
})

test('another asset is returned, less than the minimum is paid out, and a late or repeated pay-in becomes a separate transfer', async () => {
  const [other, small, late] = [await open(), await open(), await open()]
  await pay(sepoliaId, 'USDT', other.address, 30_000_000n)
  await pay(sepoliaId, 'USDC', small.address, 15_000_000n)
  await takeTurns()
  expect(await recordsOf(other)).toMatchObject([
    { status: 'failed', bridgingDetails: { status: 'refunded', depositIssue: 'wrongAsset' } },
  ])
  expect(await refunds(other.address)).toHaveLength(1)
  expect(await recordsOf(small)).toMatchObject([
    { status: 'succeeded', bridgingDetails: { depositIssue: 'belowMinimum' } },
  ])
  await pay(sepoliaId, 'USDC', small.address, 30_000_000n)
  server.simulators.clock.advance(8 * 24 * 60 * 60_000)
  await takeTurns()
  await pay(sepoliaId, 'USDC', late.address, 30_000_000n)
  await takeTurns(2)
  server.simulators.clock.advance(6 * 60 * 60_000)
  await takeTurns()
  const issues = async (opened: Opened) =>
    (await recordsOf(opened))
      .map(({ status, bridgingDetails }) => [status, bridgingDetails?.['depositIssue']])
      .toSorted()
  expect(await issues(small)).toEqual([
    ['succeeded', 'belowMinimum'],
    ['succeeded', 'repeated'],
  ])
  expect(await issues(late)).toEqual([
    ['failed', undefined],
    ['succeeded', 'late'],
  ])
  expect(await coins(baseSepoliaId, 'USDC', late.recipient)).toBeGreaterThan(29_000_000n)
})
