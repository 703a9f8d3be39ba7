import { fromBaseUnits } from '@rialto/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectByKey, type LinkedAccount, openSession } from '../../../testing/linkFlows.ts'
import { goneBy, openBooks, readRecord, unexplained, viewsOf } from '../../../testing/moneyBooks.ts'
import { managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
beforeAll(async () => {
  // Nobody listens there: events are kept as they are to be sent.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/hooks' })
})
afterAll(() => server?.stop())

const usdc = { networkId: baseSepoliaId, symbol: 'USDC' }
let last = 0
const freshAddress = (): string => `0x${(0x7e4ea500 + (last += 1)).toString(16).padStart(40, 'c')}`
const arrivedAt = async (address: string): Promise<string> =>
  fromBaseUnits(await server.simulators.chains.balanceOf({ ...usdc, address }), 6)

/** A payment from OKX, up to its preview. */
const begin = async (options: object = {}, { amount = 100, has = '200' } = {}) => {
  await server.simulators.control('POST', '/personas/Mesh/balances', { institution: 'okx', balances: { USDC: has } })
  const address = freshAddress()
  const open = await openSession(server, {
    userId: address,
    transferOptions: {
      transferType: 'payment',
      transactionId: `order at ${address}`,
      rehearsalAboveInFiat: 50,
      toAddresses: [{ ...usdc, address, amount }],
      ...options,
    },
  })
  const { connection } = await connectByKey(server, 'okx', 'Mesh', open)
  const { connectionId } = connection as LinkedAccount
  const post = (verb: string, body: object) =>
    server.call('POST', `/link/api/transfers/${verb}`, { session: open.session, body })
  const preview = (await post('preview', { connectionId, ...usdc })).body.content
  const send = async (previewId: string) => {
    const { content } = (await post('execute', { previewId })).body
    await server.settle()
    return content
  }
  return { address, connectionId, post, preview, send }
}

describe('a rehearsal with a small amount', () => {
  test('the part arrives first, the rest with one more approval, and both are one transfer of one order', async () => {
    const { address, connectionId, post, preview, send } = await begin()
    expect(preview.rehearsal).toEqual({ amount: '1' })
    const readGone = await openBooks(server, [{ institution: 'okx', persona: 'Mesh' }])
    const first = (await post('rehearse', { previewId: preview.previewId })).body.content
    expect(first).toMatchObject({ amount: '1', parts: [{ amount: '1', connectionId }] })
    expect(unexplained(first.moneyLine)).toEqual({})
    await send(first.parts[0].previewId)
    expect(await arrivedAt(address)).toBe('1')
    const { transferId } = first
    const half = await readRecord(server, transferId)
    expect(half).toMatchObject({
      status: 'pending',
      moneyLine: { arrives: { amount: '1' }, missing: { amount: '99' } },
    })
    expect(goneBy(half.moneyLine)).toEqual(await readGone())

    const rest = (await post('combine', { ...usdc, connectionIds: [connectionId] })).body.content
    expect(rest).toMatchObject({ transferId, amount: '99', paid: '1', parts: [{ amount: '99' }] })
    await send(rest.parts[0].previewId)
    expect(await arrivedAt(address)).toBe('100')
    const { record, event, exported, receipt } = await viewsOf(server, (await managing(server)).token)(transferId)
    expect(record).toMatchObject({ status: 'succeeded', amountDecimal: '100', destinationAmountDecimal: '100' })
    expect(unexplained(record.moneyLine)).toEqual({})
    expect(goneBy(record.moneyLine)).toEqual(await readGone())
    expect([event.MoneyLine, exported.moneyLine, receipt.moneyLine]).toEqual(Array(3).fill(record.moneyLine))
    expect(server.simulators.institutions.ledger.unbalanced()).toEqual([])
  })

  test('after its first part, the order is not paid as a whole by the first preview, nor by another rehearsal', async () => {
    const { address, post, preview, send } = await begin()
    const [one, two] = await Promise.all(
      [1, 2].map(async () => (await post('rehearse', { previewId: preview.previewId })).body.content),
    )
    await send(one.parts[0].previewId)
    expect(await send(preview.previewId)).toMatchObject({ transfer: { transferId: one.transferId } })
    await send(two.parts[0].previewId)
    expect(await arrivedAt(address)).toBe('1')
  })

  test.each([
    ['up to the client’s limit', {}, { amount: 50 }],
    ['without a limit', { rehearsalAboveInFiat: undefined }, {}],
    ['with a client fee', { clientFee: 0.01 }, {}],
    ['with an inclusive fee', { isInclusiveFeeEnabled: true }, {}],
    ['without the balance for a second fee', {}, { has: '100.006' }],
  ] as const)('it is not offered %s', async (_name, options, amounts) => {
    const { preview, post } = await begin(options, amounts)
    expect(preview).toMatchObject({ previewId: expect.any(String) })
    expect(preview).not.toHaveProperty('rehearsal')
    const refused = await post('rehearse', { previewId: preview.previewId })
    expect(refused.body.errorType).toMatch(/^(badRequest|insufficientFunds)$/)
  })

  test('a preview of another session is not found', async () => {
    const [one, other] = [await begin(), await begin()]
    const { body } = await other.post('rehearse', { previewId: one.preview.previewId })
    expect(body.errorType).toMatch(/^(previewNotFound|invalidIntegrationToken)$/)
  })

  test.each([
    ['an onramp', { transferType: 'onramp', amountInFiat: 100 }],
    ['several accounts', { transferType: 'payment', amountInFiat: 100, fundingOptions: { maximumSources: 2 } }],
  ])('a link token of %s cannot have the limit', async (_name, options) => {
    const transferOptions = {
      rehearsalAboveInFiat: 50,
      toAddresses: [{ ...usdc, address: freshAddress() }],
      ...options,
    }
    const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', transferOptions } })
    expect(body).toMatchObject({ errorType: 'invalidField', message: expect.stringContaining('rehearsalAboveInFiat') })
  })
})
