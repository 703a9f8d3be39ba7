import { add, fromBaseUnits, subtract } from '@rialto/catalog'
import type { TransferRecord } from '@rialto/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectByKey, connectCoinbase, openSession, opening } from '../../../testing/linkFlows.ts'
import { goneBy, openBooks, readRecord, unexplained, viewsOf } from '../../../testing/moneyBooks.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  // Nobody listens there: events are kept as they are to be sent.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/hooks' })
  token = (await managing(server, server.client)).token
})
afterAll(() => server?.stop())

const usdc = { networkId: baseSepoliaId, symbol: 'USDC' }
const note = 'Ticket 7: the user will not pay the rest'
let last = 0
const freshAddress = (): string => `0x${(0xdec1de00 + (last += 1)).toString(16).padStart(40, 'e')}`

const arrivedAt = async (address: string): Promise<string> =>
  fromBaseUnits(await server.simulators.chains.balanceOf({ ...usdc, address }), 6)
const manage = async (path: string, body: object) => (await adminCaller(server)('POST', path, { token, body })).body
const resolve = (id: string, body: object) => manage(`/Transfers/${id}/resolve`, { note, ...body })
const post = async (session: string, path: string, body: object) =>
  (await server.call('POST', `/link/api/${path}`, { session, body })).body.content

/** Record, last event, export and receipt agree, and each unit that left an account is explained. */
const expectAgreed = async (id: string) => {
  const { record, event, exported, receipt } = await viewsOf(server, token)(id)
  // The missing part of a combined transfer has left no account.
  const { missing: _, ...sent } = record.moneyLine
  expect(unexplained(sent)).toEqual({})
  expect(event.MoneyLine).toEqual(record.moneyLine)
  expect(receipt.moneyLine).toEqual(record.moneyLine)
  expect(exported).toEqual(record)
  return { record, event, line: record.moneyLine }
}

/** A payment of 100 USDC from two accounts, of which the first has sent 69.995, and the second is missing. */
const beginHalf = async (userId: string) => {
  for (const [institution, amount] of [
    ['coinbase', '70'],
    ['okx', '60'],
  ])
    await server.simulators.control('POST', '/personas/Mesh/balances', { institution, balances: { USDC: amount } })
  const address = freshAddress()
  const open = await openSession(server, {
    userId,
    transferOptions: {
      transferType: 'payment',
      transactionId: `order of ${userId}`,
      fundingOptions: { maximumSources: 2 },
      toAddresses: [{ ...usdc, address, amount: 100 }],
    },
  })
  await connectCoinbase(server, 'Mesh', open)
  await connectByKey(server, 'okx', 'Mesh', open)
  const combined = await post(open.session, 'transfers/combine', usdc)
  const readGone = await openBooks(server, [
    { institution: 'coinbase', persona: 'Mesh' },
    { institution: 'okx', persona: 'Mesh' },
  ])
  const [first] = combined.parts as { previewId: string; amount: string }[]
  await post(open.session, 'transfers/execute', { previewId: first?.previewId, secondFactorCode: '123456' })
  await server.settle()
  server.simulators.clock.advance(16 * 60_000)
  const transferId = String(combined.transferId)
  const { status, moneyLine } = await readRecord(server, transferId)
  expect(status).toBe('pending')
  expect(goneBy(moneyLine)).toEqual(await readGone())
  return { transferId, address, arrived: first?.amount ?? '', missing: moneyLine.missing?.amount ?? '', readGone }
}

describe('of a payment of which part arrived, every unit stays explained after the decision of a person', () => {
  test('a credited payment succeeds with the arrived amount, and the rest is missing', async () => {
    const { transferId, address, arrived, missing, readGone } = await beginHalf('credited')
    expect(await resolve(transferId, { action: 'creditPart', amount: arrived })).toMatchObject({ status: 'ok' })
    const { record, event, line } = await expectAgreed(transferId)
    expect(record).toMatchObject({ status: 'succeeded', amountDecimal: '100', destinationAmountDecimal: arrived })
    expect(event).toMatchObject({ EventType: 'transfer.succeeded', DestinationAmountDecimal: arrived })
    expect(line).toMatchObject({ arrives: { amount: await arrivedAt(address) }, missing: { amount: missing } })
    expect(add(arrived, missing)).toBe('100')
    expect(goneBy(line)).toEqual(await readGone())
  })

  test('refunded: the payment fails, and the returned amount, the remainder and the fee add up to the debit', async () => {
    const { transferId, arrived, readGone } = await beginHalf('refunded')
    const back = subtract(arrived, '1')
    await resolve(transferId, { action: 'refunded', amount: back, hash: `0x${'ab'.repeat(32)}` })
    const { record, line } = await expectAgreed(transferId)
    expect(record).toMatchObject({ status: 'failed' })
    expect(line).toMatchObject({ returned: { amount: back }, credited: { amount: '1' } })
    // The institution's books do not have the refund, which the client sent.
    expect(add(goneBy(line)['USDC'] ?? '0', back)).toBe((await readGone())['USDC'])
  })

  test('a payment that a pay link completes adds up to the order, on the chain and in the accounts', async () => {
    const { transferId, address, arrived, missing, readGone } = await beginHalf('asked')
    await resolve(transferId, { action: 'askForRest', amount: arrived })
    const half = await expectAgreed(transferId)
    expect(half.record).toMatchObject({ status: 'failed', destinationAmountDecimal: arrived })
    const { content } = await manage(`/Transfers/${transferId}/restLink`, {})
    expect(content).toMatchObject({ amountDecimal: missing, symbol: 'USDC' })
    const code = new URL(content.paymentLink).searchParams.get('code')
    const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
    const session = String(opened.body.content.sessionToken)
    const { connection } = await connectByKey(server, 'okx', 'Mesh', { code: code ?? '', session })
    const { previewId } = await post(session, 'transfers/preview', { connectionId: connection.connectionId, ...usdc })
    await post(session, 'transfers/execute', { previewId, secondFactorCode: '123456' })
    await server.settle()
    const rest = await expectAgreed(String(previewId))
    expect(rest.record).toMatchObject({ status: 'succeeded', amountDecimal: missing })
    expect(await arrivedAt(address)).toBe('100')
    const gone = [half, rest].reduce((sum, { line }) => add(sum, goneBy(line)['USDC'] ?? '0'), '0')
    expect({ USDC: gone }).toEqual(await readGone())
    // What Link hands to the page means the same.
    const shown = (await server.call('GET', `/link/api/transfers/${previewId}`, { session })).body.content
    expect(shown.moneyLine).toEqual(rest.line)
    // The order is paid: the link asks nobody again.
    const again = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
    expect(again.body.errorType).toBe('orderAlreadySent')
  })
})

test('a deposit on another network goes back to its sender, and the fee is all that is gone', async () => {
  await enableBridging(server, [{ origin: onSepolia(), destination: onBase() }])
  const recipient = freshAddress()
  const transactionId = 'order on another network'
  const destination = { ...onBase(), address: recipient }
  const body = { userId: 'elsewhere', transactionId, origin: onSepolia(), destination }
  const { content } = (await server.call('POST', '/api/v1/bridging/address', { body })).body
  const to = String(content.selectedRoute.bridgingAddress.address)
  await server.simulators.chains.send({ ...usdc, to, amountBaseUnits: 30_000_000n })
  for (let round = 0; round < 8; round += 1) {
    await server.simulators.institutions.settle()
    await server.simulators.mine()
    server.simulators.clock.advance(31_000)
    await server.runJobs()
  }
  const found = await server.call('GET', `/api/v1/transfers/managed/platform?UserId=elsewhere`)
  const records = found.body.content.items as TransferRecord[]
  const returned = records.find(({ moneyLine }) => moneyLine.returned !== undefined)
  const { line } = await expectAgreed(returned?.id ?? '')
  expect(line).toMatchObject({ leaves: [{ amount: '30' }], arrives: { amount: '0' }, credited: { amount: '0' } })
  const bridgeFee = line.fees.reduce((sum, { amount = '0' }) => add(sum, amount), '0')
  expect(add(line.returned?.amount ?? '0', bridgeFee)).toBe('30')
  expect(goneBy(line)['USDC'] ?? '0').toBe(bridgeFee)
  // Nothing is left at the deposit address, and the recipient has nothing.
  expect([await arrivedAt(to), await arrivedAt(recipient)]).toEqual(['0', '0'])
})
