import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import {
  addPaymentSource,
  confirmPaymentSource,
  defaultPaymentRules,
  listStuckTransfers,
  type PaymentRules,
  setPaymentRules,
  watchPayments,
} from '@rialto/core'
import { callRpc } from '@rialto/sandbox/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { send as sendFrom } from '../../../../../../tests/spec/flows.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, openSession, sepoliaId } from '../../../testing/linkFlows.ts'
import { readEvents, readRecord } from '../../../testing/moneyBooks.ts'

let server: TestServer
beforeAll(async () => {
  // Nobody listens there: events are kept as they are to be sent.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/hooks' })
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(11)).derive("m/44'/60'/0'")
  const { ctx, client } = server
  const source = await addPaymentSource(ctx, client.scope, { networkType: 'evm', value: account.publicExtendedKey })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(ctx, client.scope, { id: source.id, firstAddress })
})
beforeEach(() => rules({}))
afterAll(() => server?.stop())

const rules = (changes: Partial<PaymentRules>) =>
  setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, ...changes })
const opened = async (changes: object = {}) => {
  const order = { userId: 'user-1', transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC' }
  const body = { ...order, amount: '50', ...changes }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
}
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
/** `amount` in millionths of a USDC. */
const pay = async (to: string, amount: bigint, networkId = baseSepoliaId): Promise<string> =>
  (await server.simulators.chains.send({ networkId, symbol: 'USDC', to, amountBaseUnits: amount })).hash
const turn = async (seconds = 61) => {
  server.simulators.clock.advance(seconds * 1_000)
  await server.runJobs()
}
const settle = async () => {
  await turn()
  await server.simulators.mine()
  await turn()
  await server.runJobs()
}
const usdc = 1_000_000n

test('dust does not count and creates no refund, unless it completes the order', async () => {
  await rules({ other: 'refund', overpaid: 'refund', late: 'refund', underpaid: 'refund' })
  const { id, address } = await opened()
  await pay(address, 49_999n)
  await settle()
  expect(await read(id)).toMatchObject({
    status: 'waiting',
    dueAmount: '50',
    payments: [{ issue: 'dust', countedAmount: '0' }],
    sums: [{ arrived: '0.049999', open: '0.049999', refunding: '0' }],
    refunds: [],
  })
  expect((await read(id)).transferId).toBeUndefined()
  await pay(address, 50n * usdc - 10_000n)
  await pay(address, 10_000n)
  await settle()
  expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50', refunds: [] })
})

test('a payment from a sanctioned sender never counts and is held, with every rule', async () => {
  await rules({ other: 'refund', late: 'refund' })
  const { store } = server.ctx
  const known = await opened()
  await pay(known.address, 50n * usdc)
  await settle()
  const sender: string = (await read(known.id)).payments[0].fromAddress
  const list = { name: 'own', source: 'test', publishedOn: undefined, skippedLines: [], digest: '', loadedAtMs: 0 }
  await store.screening.replace(list, [{ address: sender.toLowerCase(), entry: '7', name: 'Example' }])
  await store.screening.setMode(server.client.scope, 'block')
  const { id, address } = await opened()
  await pay(address, 50n * usdc)
  await settle()
  expect(await read(id)).toMatchObject({
    status: 'waiting',
    creditedAmount: '0',
    payments: [{ issue: 'sanctionedSender', state: 'final', countedAmount: '0' }],
    sums: [{ arrived: '50', open: '50', refunding: '0' }],
    refunds: [],
  })
  await store.screening.setMode(server.client.scope, 'off')
  await store.screening.keepOnly([])
  await turn(3_700)
  expect(await read(id)).toMatchObject({ status: 'expired', refunds: [] })
})

test('an order that a connected account has paid is not paid again, and the payment to its address is returned', async () => {
  await rules({ other: 'refund' })
  const userId = 'user-otherwise'
  const transactionId = randomUUID()
  const { id, address } = await opened({ userId, transactionId })
  const { connection } = await connectBinance(server, 'Mesh4', await openSession(server, { userId }))
  const { answer } = await sendFrom(server, { ...connection, type: 'binanceInternational', userId }, { transactionId })
  expect(answer.status).toBe(200)
  await server.settle()
  await server.settle()
  await pay(address, 50n * usdc)
  await settle()
  expect(await read(id)).toMatchObject({
    status: 'paidOtherwise',
    creditedAmount: '0',
    payments: [{ issue: 'paidOtherwise', countedAmount: '0' }],
    refunds: [{ amount: '50', status: 'needsAddress' }],
  })
  const query = `/api/v1/transfers/managed/platform?ClientTransactionId=${transactionId}`
  const { items } = (await server.call('GET', query)).body.content
  expect(items).toMatchObject([{ status: 'succeeded', from: { type: 'binanceInternational' } }])
  const again = { userId, transactionId, networkId: baseSepoliaId, symbol: 'USDC', amount: '50' }
  const answered = await server.call('POST', '/api/v1/paymentRequests', { body: again })
  expect(answered.body.errorType).toBe('orderAlreadySent')
})

test('a payment on another network never ends a request whose own network could not be read meanwhile', async () => {
  const { id, address } = await opened({ expiresInSeconds: 600 })
  await pay(address, 50n * usdc)
  await pay(address, 7n * usdc, sepoliaId)
  await server.simulators.mine()
  // Only the other network is read, when the time has ended.
  server.simulators.clock.advance(700_000)
  await watchPayments(server.ctx, sepoliaId)
  expect(await read(id)).toMatchObject({ status: 'waiting', payments: [{ issue: 'wrongNetwork' }] })
  await turn()
  await turn()
  expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50' })
})

test('a payment of a replaced block is dropped and counts for nothing, and counts once it is in a block again', async () => {
  const chain = server.simulators.chains.chains.find(one => one.networkId === baseSepoliaId)
  const rpcUrl = chain?.rpcUrl ?? expect.fail('no chain')
  const { id, address } = await opened()
  const hash = await pay(address, 50n * usdc)
  await turn()
  expect(await read(id)).toMatchObject({ status: 'detected', creditedAmount: '0' })
  const raw = await callRpc(rpcUrl, 'eth_getRawTransactionByHash', [hash])
  await callRpc(rpcUrl, 'anvil_reorg', [1, []])
  await callRpc(rpcUrl, 'anvil_dropAllTransactions', [])
  await turn()
  expect(await read(id)).toMatchObject({
    status: 'waiting',
    creditedAmount: '0',
    dueAmount: '50',
    payments: [],
    sums: [],
  })
  await server.simulators.mine()
  await turn()
  expect(await read(id)).toMatchObject({ status: 'waiting', payments: [] })
  expect(await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw])).toBe(hash)
  await callRpc(rpcUrl, 'anvil_mine', ['0x1'])
  await settle()
  expect(await read(id)).toMatchObject({
    status: 'paid',
    creditedAmount: '50',
    payments: [{ txHash: hash, state: 'final', countedAmount: '50' }],
  })
})

test('a counted payment whose final block is replaced is reported, keeps its order paid, and counts again once it is back', async () => {
  const chain = server.simulators.chains.chains.find(one => one.networkId === baseSepoliaId)
  const rpcUrl = chain?.rpcUrl ?? expect.fail('no chain')
  const { id, address } = await opened()
  const hash = await pay(address, 60n * usdc)
  await settle()
  const { status, transferId } = await read(id)
  expect(status).toBe('paid')
  const receipt = (await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? expect.fail('no receipt')
  const raw = await callRpc(rpcUrl, 'eth_getRawTransactionByHash', [hash])
  const depth = Number(await callRpc(rpcUrl, 'eth_blockNumber', [])) - Number(receipt.blockNumber) + 1
  await callRpc(rpcUrl, 'anvil_reorg', [depth, []])
  await callRpc(rpcUrl, 'anvil_dropAllTransactions', [])
  const reasons = async () =>
    (await listStuckTransfers(server.ctx, { clientId: server.client.scope.clientId })).items.flatMap(item =>
      item.transfer.id === transferId ? [item.reason] : [],
    )
  await turn(3_700)
  expect(await reasons()).toEqual([])
  await turn(700)
  expect(await reasons()).toEqual(['reorganized'])
  const { store } = server.ctx
  expect(await store.transfers.find(server.client.scope, transferId)).toMatchObject({
    phase: 'settled',
    finding: { kind: 'reorganized', hash },
  })
  expect(await read(id)).toMatchObject({ status: 'paid' })
  const late = (await readEvents(server, { transferId })).at(-1)
  expect(late).toMatchObject({ EventType: 'transfer.late', Payer: { rest: [{ state: 'open', amount: '10' }] } })
  expect(late?.['Payer']).toEqual((await readRecord(server, transferId)).payer)
  expect(await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw])).toBe(hash)
  await callRpc(rpcUrl, 'anvil_mine', ['0x20'])
  await turn(3_700)
  await turn(3_700)
  expect(await reasons()).toEqual([])
})
