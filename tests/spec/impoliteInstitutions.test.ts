import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { baseSepoliaId } from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { freshAddress } from '../harness/money.ts'
import { binanceAccount, coinbaseAccount, named, readTransfer, send } from './flows.ts'

/** What a client sees, by its API, its webhooks and its review queue, when an institution breaks its word. */
let at: TestServer
let hooks: Receiver
beforeAll(async () => {
  hooks = await startReceiver()
  at = await createTestServer({ webhookUrl: hooks.url })
})
afterEach(() => at.simulators.control('DELETE', '/faults'))
afterAll(async () => {
  await at?.stop()
  await hooks?.stop()
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const binance = { host: 'api.binance.com' }
const applying = { ...binance, method: 'POST', path: '/sapi/v1/capital/withdraw/apply' }
const history = { ...binance, method: 'GET', path: '/sapi/v1/capital/withdraw/history' }
const fault = (of: object) => at.simulators.control('POST', '/faults', of)
const historyShows = (rows: object[]) =>
  fault({ ...history, mode: 'status', code: 200, times: 1_000, body: JSON.stringify(rows) })
const clearFaults = () => at.simulators.control('DELETE', '/faults')

const arrivedAt = async (address: string): Promise<string> =>
  String(await at.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol: 'USDC', address }))
const withdrawalsTo = async (address: string) => {
  const { withdrawals } = await at.simulators.control('GET', '/withdrawals')
  return (withdrawals as { address: string }[]).filter(one => one.address.toLowerCase() === address)
}
/** Time passes, and everything due is done. */
const pass = async (ms: number) => {
  at.simulators.clock.advance(ms)
  await at.settle()
}
const eventsOf = (transferId: string) =>
  hooks.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter(event => event['TransferId'] === transferId)
const typesOf = (transferId: string) => eventsOf(transferId).map(({ TransferStatus }) => TransferStatus)
/** A token for each call: an older one has expired when hours have passed. */
const manage = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const { token } = await managing(at)
  return adminCaller(at)(method, path, { token, ...(body ? { body } : {}) })
}
const inReview = async (transferId: string) => {
  const { items } = (await manage('GET', '/Transfers/review')).body.content
  return items.find((item: { transferId: string }) => item.transferId === transferId)
}
const resolve = (transferId: string, body: object) =>
  manage('POST', `/Transfers/${transferId}/resolve`, { note: 'As the explorer shows', ...body })
const airdrop = async (address: string, amount: string): Promise<string> => {
  const { hash } = await at.simulators.control('POST', '/chains/airdrop', {
    network: baseSepoliaId,
    symbol: 'USDC',
    address,
    amount,
  })
  await at.simulators.confirm()
  return String(hash)
}
/** A row of Binance's history. */
const completedRow = (of: { transferId: string; address: string; amount: string; hash: string }) => ({
  id: 'b6ae22b3',
  amount: of.amount,
  transactionFee: '0.005',
  coin: 'USDC',
  status: 6,
  address: of.address,
  addressTag: '',
  txId: of.hash,
  applyTime: new Date(at.simulators.clock.nowMs()).toISOString().replace('T', ' ').slice(0, 19),
  network: 'BASE',
  withdrawOrderId: of.transferId.replaceAll('-', ''),
  info: '',
})

describe('the transaction that Binance names', () => {
  test('pays 0.01 less than ordered: the order stays open, nothing is paid again, and the part is in the review queue', async () => {
    const account = await binanceAccount(at, { userId: 'short-1' })
    const toAddress = freshAddress()
    const order = { toAddress, amount: 60.202, transactionId: 'order-short' }
    const { transferId } = await send(at, account, order)
    const hash = await airdrop(toAddress, '60.192')
    await historyShows([completedRow({ transferId, address: toAddress, amount: '60.197', hash })])
    await pass(minuteMs)
    await pass(minuteMs)
    expect(await readTransfer(at, transferId)).toMatchObject({ status: 'pending' })
    expect(typesOf(transferId)).toEqual(['Pending'])
    const listed = await inReview(transferId)
    expect(listed).toMatchObject({ reason: 'arrivedInPart', arrivedAmountDecimal: '60.192', hash })
    expect((await send(at, account, order)).answer.body.content.executeTransferResult).toMatchObject({ transferId })
    expect(await withdrawalsTo(toAddress)).toHaveLength(1)

    await pass(dayMs + hourMs)
    expect((await inReview(transferId)).actions).toEqual(
      expect.arrayContaining(['creditPart', 'askForRest', 'refunded']),
    )
    expect((await resolve(transferId, { action: 'creditPart', amount: '60.192', hash })).status).toBe(200)
    await pass(minuteMs)
    expect(eventsOf(transferId).at(-1)).toMatchObject({
      TransferStatus: 'Succeeded',
      DestinationAmountDecimal: '60.192',
    })
    expect(await arrivedAt(toAddress)).toBe('60192000')
  })

  test('is another one at first: the corrected one is followed, and the order is paid once', async () => {
    const account = await binanceAccount(at, { userId: 'corrected-1' })
    const toAddress = freshAddress()
    const order = { toAddress, amount: 7, transactionId: 'order-corrected' }
    const hash = await airdrop(freshAddress(), '7')
    await fault({ ...history, mode: 'status', code: 200, times: 1_000, body: '[]' })
    const { transferId } = await send(at, account, order)
    await clearFaults()
    await historyShows([completedRow({ transferId, address: toAddress, amount: '7', hash })])
    await pass(minuteMs)
    await pass(minuteMs)
    expect(await inReview(transferId)).toMatchObject({ reason: 'paidElsewhere' })
    await send(at, account, order)
    expect(typesOf(transferId)).toEqual(['Pending'])
    await clearFaults()
    await pass(hourMs)
    await pass(hourMs)
    expect(await readTransfer(at, transferId)).toMatchObject({ status: 'succeeded' })
    expect(typesOf(transferId)).toEqual(['Pending', 'Succeeded'])
    expect(await arrivedAt(toAddress)).toBe('7000000')
  })
})

describe('Binance breaks off the answer to a withdrawal', () => {
  const loseAnswer = () => fault({ ...applying, mode: 'resetAfter' })

  test('and does not list it for two minutes: the order stays open, and is paid once', async () => {
    const account = await binanceAccount(at, { userId: 'listed-late-1' })
    const order = { toAddress: freshAddress(), amount: 40, transactionId: 'order-listed-late' }
    await loseAnswer()
    await historyShows([])
    const { transferId } = await send(at, account, order)
    await pass(121_000)
    expect(await readTransfer(at, transferId)).toMatchObject({ status: 'pending' })
    expect((await send(at, account, order)).answer.body.content.executeTransferResult).toMatchObject({ transferId })
    await clearFaults()
    await pass(3 * hourMs)
    await pass(minuteMs)
    expect(await readTransfer(at, transferId)).toMatchObject({ status: 'succeeded' })
    expect(typesOf(transferId)).toEqual(['Pending', 'Succeeded'])
    expect(await withdrawalsTo(order.toAddress)).toHaveLength(1)
    expect(await arrivedAt(order.toAddress)).toBe('40000000')
  })

  test('and does not list it for three hours: it fails, is reported as late afterwards, and the order is not paid again', async () => {
    const account = await binanceAccount(at, { userId: 'listed-late-2' })
    const order = { toAddress: freshAddress(), amount: 41, transactionId: 'order-listed-later' }
    await loseAnswer()
    await historyShows([])
    const { transferId } = await send(at, account, order)
    for (let step = 0; step < 4; step += 1) await pass(hourMs)
    const failed = await readTransfer(at, transferId)
    expect(failed).toMatchObject({ status: 'failed' })
    expect(failed.statusDetails).toContain('looked for during the next 14 days')
    await clearFaults()
    const again = await send(at, account, order)
    expect([again.answer.status, again.answer.body.errorType]).toEqual([409, 'orderAlreadySent'])
    await pass(minuteMs)
    expect(eventsOf(transferId).at(-1)).toMatchObject({ EventType: 'transfer.late', TransferStatus: 'Failed' })
    expect(await inReview(transferId)).toMatchObject({ reason: 'sentAfterAll', actions: ['settled'] })
    expect(await withdrawalsTo(order.toAddress)).toHaveLength(1)
    expect(await arrivedAt(order.toAddress)).toBe('41000000')
  })
})

test('a refused withdrawal that Binance made and lists after the second one has arrived is reported, listed and charged', async () => {
  const account = await binanceAccount(at, { userId: 'twice-1' })
  const toAddress = freshAddress()
  const refusal = { code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' }
  await fault({ ...applying, mode: 'status', code: 400, body: JSON.stringify(refusal), afterSideEffect: true })
  await historyShows([])
  const { transferId } = await send(at, account, { toAddress, amount: 35, transactionId: 'order-twice' })
  expect(await withdrawalsTo(toAddress)).toHaveLength(1)
  const body = { fromAuthToken: account.accessToken, fromType: account.type, previewId: transferId }
  await at.call('POST', '/api/v1/transfers/managed/execute', { body })
  expect(await withdrawalsTo(toAddress)).toHaveLength(2)
  await clearFaults()
  for (let step = 0; step < 3; step += 1) await pass(2 * minuteMs)
  const record = await readTransfer(at, transferId)
  expect(record).toMatchObject({
    status: 'succeeded',
    sourceAmountDecimal: '70.01',
    approvedSourceAmountDecimal: '35.005',
  })
  expect(await inReview(transferId)).toMatchObject({ reason: 'paidTwice', actions: ['settled'] })
  expect(eventsOf(transferId).at(-1)).toMatchObject({ TransferStatus: 'Succeeded', SourceAmountDecimal: '70.01' })
  expect(await arrivedAt(toAddress)).toBe('70000000')
  expect((await resolve(transferId, { action: 'settled' })).status).toBe(200)
  expect(await inReview(transferId)).toBeUndefined()
})

test('a withdrawal of an account whose access was revoked, and which was removed, is ended by a person', async () => {
  const account = await coinbaseAccount(at, { userId: 'revoked-1' })
  const toAddress = freshAddress()
  const { transferId } = await send(at, account, { toAddress, amount: 5.202, transactionId: 'order-revoked' })
  expect(await readTransfer(at, transferId)).toMatchObject({ status: 'pending' })
  await at.simulators.control('POST', '/tokens/revoke', { persona: 'Mesh' })
  expect((await at.call('DELETE', '/api/v1/account', { body: named(account) })).status).toBe(200)
  await pass(31 * dayMs)
  expect(await readTransfer(at, transferId)).toMatchObject({ status: 'pending' })
  const listed = await inReview(transferId)
  expect(listed.actions).toEqual(expect.arrayContaining(['arrived', 'sentAs', 'refunded', 'notSent', 'notArrived']))
  expect((await resolve(transferId, { action: 'notSent', amount: '5.202' })).status).toBe(200)
  expect(await readTransfer(at, transferId)).toMatchObject({ status: 'failed' })
})
