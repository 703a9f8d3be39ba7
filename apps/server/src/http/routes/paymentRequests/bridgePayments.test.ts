import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import { addPaymentSource, confirmPaymentSource, defaultPaymentRules, setPaymentRules } from '@rialto/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'
import { goneBy, readEvents, unexplainedOf, viewsOf } from '../../../testing/moneyBooks.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'
import { managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(11)).derive("m/44'/60'/0'")
  const { scope } = server.client
  const source = await addPaymentSource(server.ctx, scope, { networkType: 'evm', value: account.publicExtendedKey })
  await confirmPaymentSource(server.ctx, scope, {
    id: source.id,
    firstAddress: source.firstAddresses[0]?.address ?? '',
  })
  await setPaymentRules(server.ctx, scope, defaultPaymentRules)
  withOperators()
  await enableBridging(server, [
    { origin: onSepolia(), destination: onBase() },
    { origin: onSepolia('ETH'), destination: onBase() },
  ])
})
const ownAddress = `0x${'0b'.repeat(20)}`
const withOperators = (evm?: string) =>
  void (server.ctx.bridging = { ...server.ctx.bridging, recoveryAddresses: evm === undefined ? {} : { evm } })

beforeEach(() => void receiver.deliveries.splice(0))
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const payersOwn = `0x${'7e'.repeat(20)}`
const opened = async (changes: object = {}) => {
  const order = { userId: 'user-1', transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC' }
  const body = { ...order, amount: '50', expiresInSeconds: 7_200, ...changes }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
}
const ask = async (id: string, changes: object = {}, as = server.client) =>
  (
    await server.call('POST', `/api/v1/paymentRequests/${id}/bridgePayments`, {
      body: { networkId: sepoliaId, symbol: 'USDC', refundAddress: payersOwn, ...changes },
      as,
    })
  ).body
const bridged = async (id: string, changes: object = {}) => (await ask(id, changes)).content.bridgePayments.at(-1)
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const units = (amount: string, decimals = 6): bigint => {
  const [whole = '0', rest = ''] = amount.split('.')
  return BigInt(whole + rest.padEnd(decimals, '0'))
}
const payIn = (to: string, amountBaseUnits: bigint, changes: object = {}) =>
  server.simulators.chains.send({ networkId: sepoliaId, symbol: 'USDC', to, amountBaseUnits, ...changes })
const settle = async (): Promise<void> => {
  for (let round = 0; round < 6; round += 1) {
    await server.simulators.institutions.settle()
    await server.simulators.mine()
    server.simulators.clock.advance(31_000)
    await server.runJobs()
  }
}
const reported = (id: string) =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown> & { BridgePayment?: Record<string, unknown> })
    .filter(body => body['PaymentRequestId'] === id)
    .toSorted((a, b) => Number(a['Sequence']) - Number(b['Sequence']))
const wordsOf = (id: string) =>
  reported(id).map(({ EventType, BridgePayment }) =>
    `${String(EventType)} ${String(BridgePayment?.['Status'] ?? '')}`.trim(),
  )
/** USDC that reached an address on Sepolia. */
const arrivedAt = (address: string) =>
  server.simulators.chains.balanceOf({ networkId: sepoliaId, symbol: 'USDC', address })

describe('an order that is paid over a bridge', () => {
  test('50 USDC on Base are paid with USDC on Ethereum: exactly 50 arrive, and the order is credited there alone', async () => {
    const { id, address } = await opened()
    const bridge = await bridged(id)
    expect(bridge).toMatchObject({ status: 'waiting', symbol: 'USDC', payoutAmount: '50', refundAddress: payersOwn })
    expect(Number(bridge.amount)).toBeGreaterThan(50)
    expect(bridge.address).not.toBe(address)
    expect(bridge.paymentUri).toContain(`uint256=${units(bridge.amount)}`)
    expect((await bridged(id)).address).toBe(bridge.address)
    await payIn(bridge.address, units(bridge.amount))
    await settle()
    const paid = await read(id)
    expect(paid).toMatchObject({ status: 'paid', creditedAmount: '50', payments: [{ amount: '50', state: 'final' }] })
    expect(paid.bridgePayments).toMatchObject([{ status: 'paidOut', payoutTxHashes: [paid.payments[0].txHash] }])
    const words = wordsOf(id)
    expect(words).toContain('paymentRequest.bridgeChanged paidOut')
    expect(words.filter(word => word === 'paymentRequest.paid')).toHaveLength(1)
    expect(await ask(id)).toMatchObject({ errorType: 'conflict' })
  })

  test.each([
    { symbol: 'USDC', decimals: 6 },
    { symbol: 'ETH', decimals: 18 },
  ])('record, event, export and receipt show the $symbol that left the payer', async ({ symbol, decimals }) => {
    const { id } = await opened()
    const bridge = await bridged(id, { symbol })
    await payIn(bridge.address, units(bridge.amount, decimals), { symbol })
    await settle()
    const { transferId } = await read(id)
    const { record, exported, receipt } = await viewsOf(server, (await managing(server)).token)(transferId)
    const { payer } = record
    expect(payer).toMatchObject({
      networks: [{ networkId: sepoliaId, networkName: 'Sepolia' }],
      moneyLine: { state: 'actual', fees: [{ takenBy: 'bridge', symbol }], credited: { symbol: 'USDC', amount: '50' } },
      rest: [],
    })
    expect(payer && goneBy(payer.moneyLine)).toEqual({ [symbol]: bridge.amount })
    expect([exported.payer, receipt.payer]).toEqual([payer, payer])
    // If the payout is final before the bridge reports the pay-in, the later event has the payer's side.
    const [ofTransfer, ofRequest] = await Promise.all([
      readEvents(server, { transferId }),
      readEvents(server, { subjectId: id }),
    ])
    const shown = [...ofTransfer, ...ofRequest].flatMap(event => event['Payer'] ?? [])
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.at(-1)).toEqual(payer)
  })

  test('less than the amount is returned to the given address, and the order stays open for another payment', async () => {
    const { id, address } = await opened()
    const bridge = await bridged(id)
    await payIn(bridge.address, units(bridge.amount) - 1n)
    await settle()
    const open = await read(id)
    expect(open).toMatchObject({ status: 'waiting', creditedAmount: '0', payments: [] })
    expect(open.bridgePayments).toMatchObject([{ status: 'refunded', refundTxHashes: [expect.any(String)] }])
    expect(wordsOf(id)).toContain('paymentRequest.bridgeChanged refunded')
    expect(await arrivedAt(payersOwn)).toBeGreaterThan(0n)
    const again = await bridged(id)
    expect(again.address).not.toBe(bridge.address)
    await payIn(address, 50_000_000n, { networkId: baseSepoliaId })
    await settle()
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50' })
  })

  test('more than the amount pays the order exactly, and the excess goes back', async () => {
    const { id } = await opened()
    const refundAddress = `0x${'8e'.repeat(20)}`
    const bridge = await bridged(id, { refundAddress })
    await payIn(bridge.address, units(bridge.amount) + 10_000_000n)
    await settle()
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50', payments: [{ amount: '50' }] })
    expect(await arrivedAt(refundAddress)).toBeGreaterThan(9_000_000n)
  })

  test('a second payment and a late one go back, and the order is paid once', async () => {
    const { id } = await opened()
    const refundAddress = `0x${'9e'.repeat(20)}`
    const bridge = await bridged(id, { refundAddress })
    await payIn(bridge.address, units(bridge.amount))
    await settle()
    await payIn(bridge.address, units(bridge.amount))
    await settle()
    const paid = await read(id)
    expect(paid).toMatchObject({ status: 'paid', creditedAmount: '50', payments: [{ amount: '50' }] })
    expect(await arrivedAt(refundAddress)).toBeGreaterThan(49_000_000n)
    const late = await opened()
    const expired = await bridged(late.id, { refundAddress: `0x${'ae'.repeat(20)}` })
    server.simulators.clock.advance(3_700_000)
    expect((await read(late.id)).bridgePayments).toMatchObject([{ status: 'expired' }])
    await payIn(expired.address, units(expired.amount))
    await settle()
    expect(await read(late.id)).toMatchObject({ payments: [], bridgePayments: [{ status: 'refunded' }] })
  })

  test('a payout of a bridge to an order that was paid directly meanwhile waits for a decision', async () => {
    const { id, address } = await opened()
    const bridge = await bridged(id)
    await payIn(bridge.address, units(bridge.amount))
    await payIn(address, 50_000_000n, { networkId: baseSepoliaId })
    await settle()
    const paid = await read(id)
    expect(paid).toMatchObject({ status: 'paid', creditedAmount: '50' })
    expect(paid.payments.map(({ issue }: { issue?: string }) => issue ?? 'counted').toSorted()).toEqual([
      'counted',
      'repeated',
    ])
    expect(paid.sums).toMatchObject([{ arrived: '100', credited: '50', open: '50' }])
  })

  test('the rest of a partly paid order is asked for over the bridge', async () => {
    const { id, address } = await opened()
    await payIn(address, 20_000_000n, { networkId: baseSepoliaId })
    await settle()
    const bridge = await bridged(id, { symbol: 'ETH' })
    expect(bridge).toMatchObject({ symbol: 'ETH', payoutAmount: '30' })
    await payIn(bridge.address, units(bridge.amount, 18), { symbol: 'ETH' })
    await settle()
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50', payments: [{}, { amount: '30' }] })
  })
})

describe('a pay link', () => {
  const issue = async (transactionId: string): Promise<string> => {
    const toAddresses = [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress, amount: 50 }]
    const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
    const { content } = (
      await server.call('POST', '/api/v1/linktoken', { body: { userId: 'customer', transferOptions } })
    ).body
    return new URL(content.paymentLink).searchParams.get('code') ?? ''
  }
  const usdc = { networkId: sepoliaId, symbol: 'USDC' }
  const visit = async (code: string, letter: string) => {
    const body = { code, place: { kind: 'page' }, browserKey: letter.repeat(64) }
    const { content } = (await server.call('POST', '/link/api/session', { body, as: null })).body
    const session = content.sessionToken as string
    const call = async (path: string, asked: object = usdc) =>
      (await server.call('POST', `/link/api/address/${path}`, { session, body: asked })).body
    return {
      call,
      session,
      opened: content.session,
      start: async (refundAddress: string) => (await call('payments', { ...usdc, refundAddress })).content,
      status: async () => (await call('status')).content,
    }
  }

  test('it offers the assets of the routes, asks for an address for refunds, and returns to the bridge after a reload', async () => {
    const code = await issue('bridge-link')
    const payer = await visit(code, 'a')
    const { offers } = (await payer.call('offers', {})).content
    expect(offers).toMatchObject([
      { networkId: baseSepoliaId, symbol: 'USDC', amount: '50' },
      { networkId: sepoliaId, symbol: 'ETH', amount: '0.016667', over: { networkName: 'Base Sepolia' } },
      { networkId: sepoliaId, symbol: 'USDC', amount: '50', over: { networkName: 'Base Sepolia', symbol: 'USDC' } },
    ])
    expect(await payer.status()).toEqual({ refundAddress: 'required' })
    expect(await payer.call('payments')).toMatchObject({ errorType: 'invalidField' })
    const started = await payer.start(payersOwn)
    expect(started).toMatchObject({ status: 'waiting', ...usdc, due: started.amount, refundAddress: payersOwn })
    expect(started.bridge).toMatchObject({ status: 'waiting', payoutAmount: '50', payoutNetworkName: 'Base Sepolia' })
    const again = await visit(code, 'a')
    expect(again.opened).toMatchObject({ addressPayment: { ...usdc, hasBegun: false } })
    expect((await again.status()).payment.address).toBe(started.address)
    await payIn(started.address, units(started.amount))
    await settle()
    expect((await again.status()).payment).toMatchObject({ status: 'paid', bridge: { status: 'paidOut' } })
  })

  test('the payer’s pages show the amount sent on the other network, the fee of the bridge and the arrived amount', async () => {
    const payer = await visit(await issue('bridge-sums'), 'a')
    const { amount, address } = await payer.start(payersOwn)
    await payIn(address, units(amount))
    await settle()
    const { transferId } = (await payer.status()).payment
    const { session } = payer
    const { content: shown } = (await server.call('GET', `/link/api/transfers/${transferId}`, { session })).body
    const { moneyLine, rest } = shown.payer
    expect(shown).toMatchObject({ fromName: 'Sepolia', networkName: 'Base Sepolia', moneyLine: { fees: [] } })
    expect(moneyLine).toMatchObject({
      leaves: [{ symbol: 'USDC', amount }],
      fees: [{ takenBy: 'bridge', amount: String(Number((Number(amount) - 50).toFixed(6))) }],
      credited: { symbol: 'USDC', amount: '50' },
    })
    expect([unexplainedOf(shown.payer), rest]).toEqual([{}, []])
    const receiptPath = new URL(shown.receiptUrl).pathname.replace('/receipt/', '/link/api/receipts/')
    const receipt = (await server.call('GET', receiptPath, { as: null })).body.content.transfer
    expect(receipt).toMatchObject({ fromName: 'Sepolia', payer: shown.payer })
  })

  test('another browser with the same pay link neither sees nor replaces the bridge’s address of the first', async () => {
    const code = await issue('bridge-forwarded')
    const payer = await visit(code, 'a')
    const started = await payer.start(payersOwn)
    const other = await visit(code, 'b')
    expect(await other.status()).toEqual({ refundAddress: 'required' })
    const second = await other.start(`0x${'be'.repeat(20)}`)
    expect(second.address).not.toBe(started.address)
    expect((await payer.status()).payment).toMatchObject({ address: started.address, refundAddress: payersOwn })
  })
})

test('the operator’s address gets the unpaid part of a bridge where the payer gave no address', async () => {
  withOperators(ownAddress)
  const { id } = await opened()
  const bridge = await bridged(id, { refundAddress: undefined })
  withOperators()
  expect(bridge).toMatchObject({ status: 'waiting', refundAddress: ownAddress })
  await payIn(bridge.address, units(bridge.amount) - 1n)
  await settle()
  expect((await read(id)).bridgePayments).toMatchObject([{ status: 'refunded' }])
  expect(await arrivedAt(ownAddress)).toBeGreaterThan(49_000_000n)
})

describe('an address of a bridge is not given', () => {
  test('without an address for refunds, with one of an order, or with one of another network', async () => {
    const { id, address } = await opened()
    expect(await ask(id, { refundAddress: undefined })).toMatchObject({ errorType: 'invalidField' })
    expect(await ask(id, { refundAddress: address })).toMatchObject({ errorType: 'invalidField' })
    expect(await ask(id, { refundAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })).toMatchObject({
      errorType: 'invalidAddress',
    })
    expect((await read(id)).bridgePayments).toEqual([])
  })

  test('to another client, for another asset, shortly before the end, and for an order that was canceled', async () => {
    const { id } = await opened()
    const other = await server.addClient()
    await enableBridging(server, [{ origin: onSepolia(), destination: onBase() }], other.scope)
    expect(await ask(id, {}, other)).toMatchObject({ errorType: 'notFound' })
    expect(await ask(id, { symbol: 'USDT' })).toMatchObject({ errorType: 'badRequest' })
    const short = await opened({ expiresInSeconds: 900 })
    expect(await ask(short.id)).toMatchObject({ errorType: 'addressUnavailable' })
    await server.call('POST', `/api/v1/paymentRequests/${id}/resolve`, { body: { action: 'cancel' } })
    expect(await ask(id)).toMatchObject({ errorType: 'conflict' })
  })

  test('twice: ten calls at once show one address', async () => {
    const { id } = await opened()
    const all = await Promise.all(Array.from({ length: 10 }, () => bridged(id)))
    expect(new Set(all.map(({ address }: { address: string }) => address)).size).toBe(1)
    expect((await read(id)).bridgePayments).toHaveLength(1)
  })
})

test('an order over two bridges in two foreign assets has a row for each unit of both in each view', async () => {
  await enableBridging(server, [{ origin: onSepolia('USDT'), destination: onBase() }])
  const { id, address } = await opened()
  const sent: Record<string, string> = {}
  await bridged(id, { symbol: 'ETH' })
  await bridged(id, { symbol: 'USDT' })
  const bridges: { symbol: string; amount: string; address: string }[] = (await read(id)).bridgePayments
  for (const { symbol, amount, address: to } of bridges) {
    sent[symbol] = amount
    await payIn(to, units(amount, symbol === 'ETH' ? 18 : 6), { symbol })
  }
  await payIn(address, 3_000_000n)
  await settle()
  const { transferId } = await read(id)
  const { record, exported, receipt } = await viewsOf(server, (await managing(server)).token)(transferId)
  const { payer } = record
  expect(payer && goneBy(payer.moneyLine)).toEqual({ ...sent, USDC: '3' })
  expect(payer && unexplainedOf(payer)).toEqual({})
  const { sold } = payer?.moneyLine ?? {}
  const other = bridges.find(({ symbol }) => symbol !== sold?.symbol)
  const place = { networkId: sepoliaId, networkName: 'Sepolia' }
  expect(payer?.others).toEqual([
    { ...place, symbol: other?.symbol, amount: other?.amount, state: 'exchanged' },
    { ...place, symbol: 'USDC', amount: '3', state: 'open' },
  ])
  expect(payer?.rest).toEqual([{ state: 'open', amount: '50' }])
  expect([exported.payer, receipt.payer]).toEqual([payer, payer])
  const reports = await readEvents(server, { subjectId: id })
  expect(reports.findLast(event => 'Payer' in event)?.['Payer']).toMatchObject({ moneyLine: { sold } })
})
