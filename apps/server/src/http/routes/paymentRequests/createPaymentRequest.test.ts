import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import {
  addPaymentSource,
  confirmPaymentSource,
  defaultPaymentRules,
  type PaymentRules,
  refuseRequestAddress,
  setPaymentRules,
  followRefund,
} from '@rialto/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, sepoliaId } from '../../../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  // The test's own wallet. The server gets its public half alone.
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'")
  const source = await addPaymentSource(server.ctx, server.client.scope, {
    networkType: 'evm',
    value: account.publicExtendedKey,
  })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(server.ctx, server.client.scope, { id: source.id, firstAddress })
})
beforeEach(async () => {
  receiver.deliveries.splice(0)
  await rules({})
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const rules = (changes: Partial<PaymentRules>) =>
  setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, ...changes })

const ask = (changes: object = {}) =>
  server.call('POST', '/api/v1/paymentRequests', {
    body: {
      userId: 'user-1',
      transactionId: randomUUID(),
      networkId: baseSepoliaId,
      symbol: 'USDC',
      amount: '50',
      ...changes,
    },
  })
const opened = async (changes: object = {}) => (await ask(changes)).body.content
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const send = async (to: string, amount: bigint, changes: object = {}): Promise<string> => {
  const usdc = { networkId: baseSepoliaId, symbol: 'USDC', to, amountBaseUnits: amount * 1_000_000n }
  return (await server.simulators.chains.send({ ...usdc, ...changes })).hash
}

/** The next turn of every job. */
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
const eventsOf = (id: string) =>
  receiver.deliveries.map(({ body }) => JSON.parse(body)).filter(event => event.PaymentRequestId === id)
const typesOf = (id: string) => eventsOf(id).map(({ EventType }) => EventType)

describe('an order that is paid by sending to its address', () => {
  test('a payment counts once its block is final, as a transfer with the same record, receipt and webhooks', async () => {
    const { id, transactionId, address, paymentUri } = await opened()
    expect(paymentUri).toMatch(new RegExp(`^ethereum:0x\\w+@\\d+/transfer\\?address=${address}&uint256=50000000$`))
    const hash = await send(address, 50n)
    await turn()
    expect(await read(id)).toMatchObject({ status: 'detected', creditedAmount: '0', payments: [{ state: 'detected' }] })
    const query = `/api/v1/transfers/managed/platform?ClientTransactionId=${transactionId}`
    const pending = (await server.call('GET', query)).body.content.items
    expect(pending).toMatchObject([{ status: 'pending', from: { type: 'cryptocurrencyAddress' } }])
    await server.simulators.mine()
    await turn()
    const paid = await read(id)
    expect(paid).toMatchObject({
      status: 'paid',
      creditedAmount: '50',
      dueAmount: '0',
      payments: [{ txHash: hash, amount: '50', countedAmount: '50', state: 'final' }],
      sums: [{ arrived: '50', credited: '50', refunded: '0', refunding: '0', open: '0' }],
    })
    const [record] = (await server.call('GET', query)).body.content.items
    expect(record).toMatchObject({
      id: paid.transferId,
      status: 'succeeded',
      destinationAmount: 50,
      hash,
      moneyLine: { state: 'actual', arrives: { amount: '50' }, fees: [] },
    })
    await server.runJobs()
    expect(typesOf(id)).toEqual(['paymentRequest.detected', 'paymentRequest.paid'])
    const transfers = receiver.deliveries
      .map(({ body }) => JSON.parse(body))
      .filter(one => one.transferId === record.id)
    expect(transfers.map(({ EventType }) => EventType)).toEqual(['transfer.pending', 'transfer.succeeded'])
  })

  test('the same order has one address, another order another one, and an order with another amount is rejected', async () => {
    const order = { transactionId: randomUUID() }
    const [one, same] = await Promise.all([opened(order), opened(order)])
    expect(same.address).toBe(one.address)
    expect((await opened()).address).not.toBe(one.address)
    expect((await ask({ ...order, amount: '51' })).body.errorType).toBe('badRequest')
  })

  test('a payment in parts counts together, and the rest is asked for at the same address', async () => {
    const { id, address } = await opened()
    await send(address, 20n)
    await settle()
    const part = await read(id)
    expect(part).toMatchObject({ status: 'underpaid', creditedAmount: '20', dueAmount: '30', address })
    expect(part.paymentUri).toContain('uint256=30000000')
    await send(address, 30n)
    await settle()
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50' })
    expect(eventsOf(id).map(one => [one.EventType, one.CreditedAmountDecimal])).toEqual([
      ['paymentRequest.underpaid', '0'],
      ['paymentRequest.underpaid', '20'],
      ['paymentRequest.detected', '20'],
      ['paymentRequest.paid', '50'],
    ])
  })

  test.each([
    ['credit', { status: 'paid', creditedAmount: '55', sums: [{ credited: '55', open: '0', refunding: '0' }] }],
    ['hold', { status: 'paid', creditedAmount: '50', sums: [{ credited: '50', open: '5', refunding: '0' }] }],
    ['refund', { status: 'paid', creditedAmount: '50', refunds: [{ amount: '5', status: 'needsAddress' }] }],
  ] as const)('an excess follows the rule %s', async (overpaid, expected) => {
    await rules({ overpaid })
    const { id, address } = await opened()
    await send(address, 55n)
    await settle()
    expect(await read(id)).toMatchObject(expected)
  })

  test.each([
    ['credit', { status: 'paid', creditedAmount: '20' }, 'succeeded'],
    ['hold', { status: 'held', creditedAmount: '20' }, 'pending'],
    ['refund', { status: 'expired', creditedAmount: '0', refunds: [{ amount: '20' }] }, 'failed'],
  ] as const)('a part that arrived when the time ends follows the rule %s', async (underpaid, expected, status) => {
    await rules({ underpaid })
    const { id, address } = await opened({ expiresInSeconds: 600 })
    await send(address, 20n)
    await settle()
    await turn(700)
    const ended = await read(id)
    expect(ended).toMatchObject(expected)
    const query = `/api/v1/transfers/managed/platform?Id=${ended.transferId}`
    expect((await server.call('GET', query)).body.content.items).toMatchObject([{ status }])
  })

  test('a request without a payment expires, and a late payment follows its rule', async () => {
    const held = await opened({ expiresInSeconds: 600 })
    await rules({ late: 'credit' })
    const credited = await opened({ expiresInSeconds: 600 })
    await turn(700)
    await turn(61)
    expect(await read(held.id)).toMatchObject({ status: 'expired', sums: [] })
    await Promise.all([send(held.address, 50n), send(credited.address, 50n)])
    await settle()
    expect(await read(held.id)).toMatchObject({
      status: 'expired',
      payments: [{ issue: 'late' }],
      sums: [{ open: '50' }],
    })
    expect(await read(credited.id)).toMatchObject({ status: 'paid', creditedAmount: '50' })
  })

  test('a second payment of a paid order, another asset and another network are reported and never lost', async () => {
    await rules({ other: 'refund' })
    const { id, address } = await opened()
    await send(address, 50n)
    await settle()
    await send(address, 50n)
    await send(address, 2n, { symbol: 'ETH', amountBaseUnits: 10n ** 16n })
    await send(address, 7n, { networkId: sepoliaId })
    await settle()
    const { status, payments, refunds } = await read(id)
    expect(status).toBe('paid')
    expect(payments.map(({ issue }: { issue?: string }) => issue ?? 'counts').sort()).toEqual([
      'counts',
      'repeated',
      'wrongAsset',
      'wrongNetwork',
    ])
    expect(refunds).toHaveLength(3)
    expect(refunds).toContainEqual(
      expect.objectContaining({ networkId: sepoliaId, amount: '7', status: 'needsAddress' }),
    )
  })

  test('a request of another client, and its refunds, are not found', async () => {
    const { id } = await opened()
    const stranger = await server.addClient()
    const answer = await server.call('GET', `/api/v1/paymentRequests/${id}`, { as: stranger })
    expect(answer.body.errorType).toBe('notFound')
    const body = { paymentRequestId: id, amount: '1', reason: 'x' }
    expect((await server.call('POST', '/api/v1/refunds', { body, as: stranger })).body.errorType).toBe('notFound')
  })

  test('an account that is connected cannot pay to the address of a request', async () => {
    const { address } = await opened()
    await expect(
      refuseRequestAddress(server.ctx, { networkId: sepoliaId, address: address.toLowerCase(), tag: undefined }),
    ).rejects.toMatchObject({ type: 'addressUnavailable' })
  })
})

describe('a refund', () => {
  const payer = '0x0077777d7eba4688bdef3e311b846f25870a19b9'
  const paid = async (amount = 50n) => {
    const request = await opened()
    await send(request.address, amount)
    await settle()
    return request
  }
  const refund = (body: object) =>
    server.call('POST', '/api/v1/refunds', { body: { reason: 'Returned goods', ...body } })
  const report = (id: string, txHash: string) =>
    server.call('POST', `/api/v1/refunds/${id}/transaction`, { body: { txHash } })
  const readRefund = async (id: string) => (await server.call('GET', `/api/v1/refunds/${id}`)).body.content

  test('a refund succeeds once the chain shows the client’s transaction, and never exceeds what arrived', async () => {
    const { id } = await paid()
    const first = (await refund({ paymentRequestId: id, amount: '30', address: payer })).body.content
    expect(first).toMatchObject({ status: 'pending', amount: '30' })
    expect((await refund({ paymentRequestId: id, amount: '20.000001', address: payer })).body.errorType).toBe(
      'amountExceedsMaximum',
    )
    const hash = await send(payer, 30n)
    expect((await report(first.id, hash)).status).toBe(200)
    await server.runJobs()
    expect(await readRefund(first.id)).toMatchObject({ status: 'pending' })
    await server.simulators.mine()
    await turn()
    expect(await readRefund(first.id)).toMatchObject({ status: 'succeeded', txHash: hash })
    expect(await read(id)).toMatchObject({ sums: [{ arrived: '50', credited: '20', refunded: '30' }] })
    const second = (await refund({ paymentRequestId: id, amount: '20', address: payer })).body.content
    expect((await report(second.id, hash)).body.errorType).toBe('conflict')
    await server.runJobs()
    expect(typesOf(id)).toEqual(expect.arrayContaining(['refund.pending', 'refund.succeeded']))
  })

  const cancel = (id: string) => server.call('POST', `/api/v1/refunds/${id}/cancel`)
  let older = ''
  const started = async () => {
    const { id } = await paid()
    const { id: refundId } = (await refund({ paymentRequestId: id, amount: '50', address: payer })).body.content
    return { id, refundId: refundId as string }
  }

  test('a transaction that pays less leaves the refund open, and its amount is never returned again', async () => {
    const { id, refundId } = await started()
    await report(refundId, await send(payer, 49n))
    await settle()
    const short = { status: 'pending', arrivedAmount: '49', failureMessage: expect.any(String) }
    expect(await readRefund(refundId)).toMatchObject(short)
    await server.runJobs()
    expect(typesOf(id).filter(type => type === 'refund.mismatched')).toHaveLength(1)
    expect((await refund({ paymentRequestId: id, amount: '1', address: payer })).body.errorType).toBe(
      'amountExceedsMaximum',
    )
    expect((await cancel(refundId)).body.content).toMatchObject({ status: 'canceled', arrivedAmount: '49' })
    expect(await read(id)).toMatchObject({ sums: [{ arrived: '50', credited: '1', refunded: '49', refunding: '0' }] })
    expect((await refund({ paymentRequestId: id, amount: '2', address: payer })).body.errorType).toBe(
      'amountExceedsMaximum',
    )
    expect((await refund({ paymentRequestId: id, amount: '1', address: payer })).status).toBe(200)
  })

  test('a refund whose client first reports a transaction to another address succeeds by the right one', async () => {
    const { id, refundId } = await started()
    await report(refundId, await send('0x00000000000000000000000000000000000a11ce', 50n))
    await settle()
    const wrong = await readRefund(refundId)
    expect(wrong).toMatchObject({ status: 'pending', failureMessage: expect.any(String) })
    expect(wrong.arrivedAmount).toBeUndefined()
    await report(refundId, await send(payer, 50n))
    expect((await readRefund(refundId)).failureMessage).toBeUndefined()
    await settle()
    expect(await readRefund(refundId)).toMatchObject({ status: 'succeeded' })
    expect(await read(id)).toMatchObject({ sums: [{ refunded: '50', credited: '0' }] })
  })

  test.each<[string, () => Promise<string>]>([
    ['is older than the payment that it would return', async () => older],
    ['brings another asset', () => send(payer, 10n ** 6n, { symbol: 'ETH' })],
  ])('a refund whose client reports a transaction that %s stays open', async (_, transaction) => {
    older = await send(payer, 50n)
    await server.simulators.mine()
    const { id, refundId } = await started()
    expect((await report(refundId, await transaction())).status).toBe(200)
    await settle()
    expect(await readRefund(refundId)).toMatchObject({ status: 'pending', failureMessage: expect.any(String) })
    expect(await read(id)).toMatchObject({ sums: [{ refunded: '0', refunding: '50' }] })
    await report(refundId, await send(payer, 50n))
    await settle()
    expect(await readRefund(refundId)).toMatchObject({ status: 'succeeded' })
  })

  test('one transaction pays one of two refunds to the same address, whichever order reports it first', async () => {
    const [one, two] = [await started(), await started()]
    const hash = await send(payer, 50n)
    const answers = await Promise.all([report(one.refundId, hash), report(two.refundId, hash)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await settle()
    const states = [await readRefund(one.refundId), await readRefund(two.refundId)].map(({ status }) => status)
    expect(states.sort()).toEqual(['pending', 'succeeded'])
  })

  test('a refund is canceled after a day without its transaction, and counts if that arrives nevertheless', async () => {
    const { id, refundId } = await started()
    const { scope } = server.client
    const late = await send(payer, 50n)
    const { confirm } = server.ctx.chains
    server.ctx.chains.confirm = async () => ({ kind: 'unknown' })
    try {
      await report(refundId, late)
      await followRefund(server.ctx, scope, refundId)
      expect((await cancel(refundId)).body.errorType).toBe('conflict')
      server.simulators.clock.advance(25 * 60 * 60_000)
      await followRefund(server.ctx, scope, refundId)
      expect((await cancel(refundId)).body.content).toMatchObject({ status: 'canceled' })
    } finally {
      server.ctx.chains.confirm = confirm
    }
    await server.simulators.mine()
    await followRefund(server.ctx, scope, refundId)
    expect(await readRefund(refundId)).toMatchObject({ status: 'canceled', arrivedAmount: '50' })
    expect(await read(id)).toMatchObject({ sums: [{ refunded: '50', credited: '0' }] })
  })

  test('the credited part of an open order is returned only after the request was canceled', async () => {
    const { id } = await paid(20n)
    expect((await refund({ paymentRequestId: id, amount: '20', address: payer })).body.errorType).toBe(
      'amountExceedsMaximum',
    )
    const answer = await server.call('POST', `/api/v1/paymentRequests/${id}/resolve`, { body: { action: 'cancel' } })
    expect(answer.body.content).toMatchObject({
      status: 'canceled',
      refunds: [{ amount: '20', status: 'needsAddress' }],
    })
    const again = await server.call('POST', `/api/v1/paymentRequests/${id}/resolve`, { body: { action: 'credit' } })
    expect(again.body.errorType).toBe('conflict')
  })

  test('a client credits the part of an order that has arrived', async () => {
    const { id } = await paid(20n)
    const answer = await server.call('POST', `/api/v1/paymentRequests/${id}/resolve`, { body: { action: 'credit' } })
    expect(answer.body.content).toMatchObject({ status: 'paid', creditedAmount: '20' })
  })

  test('a canceled refund frees its money, and cannot be sent any more', async () => {
    const { id } = await paid()
    const { id: refundId } = (await refund({ paymentRequestId: id, amount: '50' })).body.content
    expect(await readRefund(refundId)).toMatchObject({ status: 'needsAddress' })
    expect((await server.call('POST', `/api/v1/refunds/${refundId}/cancel`)).body.content.status).toBe('canceled')
    expect((await report(refundId, await send(payer, 50n))).body.errorType).toBe('conflict')
    expect(await read(id)).toMatchObject({ sums: [{ credited: '50', refunding: '0' }] })
  })
})
