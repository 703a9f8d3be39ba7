import { HDKey } from '@scure/bip32'
import {
  addPaymentSource,
  confirmPaymentSource,
  defaultPaymentRules,
  describePaymentRequest,
  receiptUrl,
  setPaymentRules,
} from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, openSession, sepoliaId, shopAddress, toShop } from '../../../testing/linkFlows.ts'

const server = useTestServer()
beforeAll(async () => {
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'")
  const value = account.publicExtendedKey
  const source = await addPaymentSource(server.ctx, server.client.scope, { networkType: 'evm', value })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(server.ctx, server.client.scope, { id: source.id, firstAddress })
})

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const dayMs = 24 * 60 * 60_000
const key = (letter: string) => letter.repeat(64)

const issuePayLink = async (transactionId: string, more: object = {}) => {
  const toAddresses = [{ ...pair, address: shopAddress, amount: 50 }]
  const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses, ...more }
  const { content } = (
    await server.call('POST', '/api/v1/linktoken', { body: { userId: 'customer', transferOptions } })
  ).body
  return new URL(content.paymentLink).searchParams.get('code') ?? ''
}
/** Opens a pay link as a browser of its own does. */
const visit = async (code: string, browserKey = key('a')) => {
  const body = { code, place: { kind: 'page' }, browserKey }
  const { body: answer } = await server.call('POST', '/link/api/session', { body, as: null })
  return { error: answer.errorType, opened: answer.content?.session, ...calls(answer.content?.sessionToken) }
}
const calls = (session: string) => {
  const call = async (path: string, body: object = pair) =>
    (await server.call('POST', `/link/api/address/${path}`, { session, body })).body
  return {
    session,
    offers: async () => (await call('offers', {})).content.offers,
    start: async (asked: object = pair) => (await call('payments', asked)).content,
    status: async (asked: object = pair) => (await call('status', asked)).content.payment,
    fees: async () => (await call('fees')).content.fees,
    refundTo: (to: object) => call('refund', { ...pair, ...to }),
    reload: async () => (await server.call('GET', '/link/api/session', { session })).body.content,
  }
}
const send = async (to: string, amount: bigint, changes: object = {}) => {
  const payment = { ...pair, to, amountBaseUnits: amount * 1_000_000n, ...changes }
  return (await server.simulators.chains.send(payment)).hash
}
const turn = async (ms = 61_000) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}
const settle = async () => {
  await turn()
  await server.simulators.mine()
  await turn()
}

describe('an order of a pay link that is paid by address', () => {
  test('it has one address in all visits, asks for the rest of a part, and ends with its transfer and receipt', async () => {
    const code = await issuePayLink('address-parts')
    const first = await visit(code)
    expect(first.opened).toMatchObject({ hasAddressPayments: true })
    expect(await first.offers()).toMatchObject([{ ...pair, networkName: 'Base Sepolia', amount: '50' }])
    expect(await first.status()).toBeUndefined()
    const started = await first.start()
    expect(started).toMatchObject({ ...pair, status: 'waiting', amount: '50', due: '50', payments: [] })
    expect(started.paymentUri).toMatch(new RegExp(`/transfer\\?address=${started.address}&uint256=50000000$`))
    expect(started.address).not.toBe(shopAddress)
    expect((await first.start()).address).toBe(started.address)
    expect((await first.reload()).addressPayment).toEqual({ ...pair, hasBegun: false })

    await send(started.address, 20n)
    await turn()
    expect(await first.status()).toMatchObject({ status: 'underpaid', due: '30', payments: [{ isFinal: false }] })
    // Closed and opened again, also on another device.
    const again = await visit(code, key('b'))
    expect(again.opened).toMatchObject({ addressPayment: { ...pair, hasBegun: true } })
    expect(again.opened).not.toHaveProperty('transferId')
    expect(await again.status()).toMatchObject({ address: started.address, due: '30' })
    await send(started.address, 30n)
    await turn()
    expect(await again.status()).toMatchObject({ status: 'detected', due: '0' })
    await settle()
    const paid = await again.status()
    expect(paid).toMatchObject({ status: 'paid', payments: [{ isFinal: true }, { isFinal: true }] })
    const { transferId } = await again.reload()
    expect(transferId).toBe(paid.transferId)
    const transfer = (await server.call('GET', `/link/api/transfers/${transferId}`, { session: again.session })).body
    expect(transfer.content).toMatchObject({ status: 'succeeded', receiptUrl: expect.stringContaining('/receipt/') })
    expect((await visit(code)).error).toBe('orderAlreadySent')
  })

  test('a payer sees the order of the pay link, and no other order', async () => {
    const [mine, other] = [await visit(await issuePayLink('mine')), await visit(await issuePayLink('other'), key('b'))]
    const [one, two] = [await mine.start(), await other.start()]
    expect(two.address).not.toBe(one.address)
    await send(two.address, 50n)
    await turn()
    expect(await mine.status()).toMatchObject({ status: 'waiting', payments: [] })
    const seen = JSON.stringify([await mine.status(), await mine.reload()])
    for (const secret of ['customer', '"other"', two.address, two.paymentRequestId]) expect(seen).not.toContain(secret)
  })

  test('a part of an order that has ended is named, with its refund, where the pay link is opened again', async () => {
    await setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, underpaid: 'refund' })
    const code = await issuePayLink('ended-part')
    const payer = await visit(code)
    const { address, paymentRequestId } = await payer.start()
    await send(address, 20n)
    await settle()
    const part = { arrived: '20', amount: '50', symbol: 'USDC', rule: 'refund' }
    expect(await payer.status()).toMatchObject({ status: 'underpaid', part })
    await turn(dayMs + 61_000)
    await settle()
    const again = await visit(code)
    expect(again.opened.addressPayment).toEqual({ ...pair, hasBegun: false, part })
    const ended = await again.status()
    expect(ended).toMatchObject({ status: 'expired', part, refunds: [{ amount: '20', status: 'needsAddress' }] })
    expect((await again.refundTo({ address: shopAddress })).content).toMatchObject({ refunds: [{ status: 'pending' }] })
    const { transferId } = await describePaymentRequest(server.ctx, server.client.scope, paymentRequestId).then(
      ({ request }) => request,
    )
    const url = receiptUrl(server.ctx, { id: transferId ?? '', createdAtMs: server.ctx.clock.nowMs() })
    const path = new URL(url).pathname.replace('/receipt/', '/link/api/receipts/')
    const { transfer } = (await server.call('GET', path, { as: null })).body.content
    expect(transfer.payer).toMatchObject({
      moneyLine: { leaves: [{ amount: '20' }], credited: { amount: '0' } },
      rest: [{ state: 'returning', amount: '20' }],
    })
    await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
    // A new address asks for the whole amount again.
    expect(await again.start()).toMatchObject({ status: 'waiting', due: '50', payments: [] })
    expect((await visit(code)).opened.addressPayment).toEqual({ ...pair, hasBegun: false })
  })

  test('the browser that was shown the address first names the address of a refund, which then stays', async () => {
    await setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, overpaid: 'refund' })
    const code = await issuePayLink('refunded')
    const payer = await visit(code)
    const { address } = await payer.start()
    await send(address, 60n)
    await settle()
    expect(await payer.status()).toMatchObject({ status: 'paid', refunds: [{ amount: '10', status: 'needsAddress' }] })
    const other = calls((await openSession(server, toShop({ transactionId: 'refunded' }))).session)
    expect(await other.status()).toBeUndefined()
    expect(await payer.refundTo({ address: 'nowhere' })).toMatchObject({ errorType: 'invalidAddress' })
    expect(await payer.refundTo({ address })).toMatchObject({ errorType: 'invalidField' })
    const { transferId } = await payer.reload()
    const path = `/link/api/transfers/${transferId}`
    const { content: transfer } = (await server.call('GET', path, { session: payer.session })).body
    expect(transfer.payer).toMatchObject({
      moneyLine: { leaves: [{ amount: '60' }], fees: [], credited: { amount: '50' } },
      rest: [{ state: 'returning', amount: '10' }],
    })
    const given = await payer.refundTo({ address: shopAddress })
    expect(given.content).toMatchObject({
      refundAddress: shopAddress,
      refunds: [{ amount: '10', status: 'pending', address: shopAddress }],
    })
    expect(await payer.refundTo({ address: `0x${'be'.repeat(20)}` })).toMatchObject({
      errorType: 'conflict',
    })
    await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
  })

  test('another browser with the same pay link cannot name the refund address', async () => {
    const code = await issuePayLink('forwarded')
    const payer = await visit(code)
    await payer.start()
    const other = await visit(code, key('b'))
    expect(await other.status()).toMatchObject({ mayGiveRefundAddress: false })
    expect(await other.refundTo({ address: shopAddress })).toMatchObject({ errorType: 'permissionDenied' })
    const sameBrowser = await visit(code)
    expect((await sameBrowser.refundTo({ address: shopAddress })).content).toMatchObject({ refundAddress: shopAddress })
  })

  test('once the time to pay has ended, a new address is given, and a late payment to the earlier one is shown there', async () => {
    const payer = await visit(await issuePayLink('late'))
    const { address } = await payer.start()
    await turn(dayMs + 61_000)
    await settle()
    const visitor = await visit(await issuePayLink('late'))
    expect(await visitor.status()).toMatchObject({ status: 'expired', address })
    await send(address, 50n)
    await settle()
    expect(await visitor.status()).toMatchObject({ status: 'expired', payments: [{ amount: '50', issue: 'late' }] })
    expect(await visitor.start()).toMatchObject({ status: 'waiting', amount: '50' })
    expect((await visitor.start()).address).not.toBe(address)
  })
})

test('an amount in dollars is held for an hour, also when the price changes', async () => {
  const eth = { networkId: baseSepoliaId, symbol: 'ETH' }
  const toAddresses = [{ ...eth, address: shopAddress }]
  const transferOptions = { transferType: 'payment', amountInFiat: 50, transactionId: 'dollars', toAddresses }
  const { session } = await openSession(server, { transferOptions })
  const { offers, start } = calls(session)
  const [offer] = await offers()
  const { amount, expiresAtMs, nowMs } = await start(eth)
  expect(amount).toBe(offer.amount)
  expect(expiresAtMs - nowMs).toBe(60 * 60_000)
  const usd = server.ctx.prices.usd
  server.ctx.prices.usd = async () => new Map([['ETH', '1']])
  expect((await start(eth)).amount).toBe(amount)
  server.ctx.prices.usd = usd
})

test('published withdrawal fees are added to the amount that is due', async () => {
  const payer = await visit(await issuePayLink('fees'))
  expect(await payer.fees()).toEqual([])
  await payer.start()
  const fees: { name: string; fee: string; total: string }[] = await payer.fees()
  expect(fees.length).toBeGreaterThan(0)
  for (const { fee, total } of fees) expect(Number(total)).toBeCloseTo(50 + Number(fee), 9)
})

test('an address of the client’s server pays an order whose address it left open', async () => {
  const issued = `0x${'ca'.repeat(20)}`
  const { jit } = server.ctx.store
  const { scope } = server.client
  const usdc = { networkId: sepoliaId, symbol: 'USDC' }
  const toAddresses = [{ ...usdc, amount: 50 }]
  await jit.set(scope, { id: server.ctx.ids.uuid(), url: 'https://client.example/addresses', secret: 'whsec_x' })
  const { find } = server.ctx.store.paymentSources
  server.ctx.store.paymentSources.find = async () => undefined
  const before = server.ctx.requestAddress
  server.ctx.requestAddress = async () => JSON.stringify({ address: issued })
  const open = async (transactionId: string) => {
    const transferOptions = { transferType: 'payment', transactionId, toAddresses }
    return calls((await openSession(server, { transferOptions })).session)
  }
  expect(await (await open('jit-1')).start(usdc)).toMatchObject({ address: issued, status: 'waiting' })
  // The same address again would be another order's.
  const second = await open('jit-2')
  const { body } = await server.call('POST', '/link/api/address/payments', { session: second.session, body: usdc })
  expect(body.errorType).toBe('addressUnavailable')
  Object.assign(server.ctx, { requestAddress: before })
  server.ctx.store.paymentSources.find = find
  await jit.remove(scope)
})

test.each([
  ['the amount is open', toShop({ transferType: 'deposit' })],
  ['the network has no source', { transferOptions: { toAddresses: [{ ...xrp(), amount: 50 }] } }],
  ['an account at a sub-client pays it', { subClientId: '5b9333b1-631b-488b-a085-4687b540f9f5', ...ofFixed() }],
  ['the user has to prove an address', { ...ofFixed(), verifyWalletOptions: {} }],
])('an order is not paid by address where %s', async (_, request) => {
  const { session } = await openSession(server, request)
  expect(session).toEqual(expect.any(String))
  expect(await calls(session).offers()).toEqual([])
})

function ofFixed() {
  return {
    transferOptions: {
      transferType: 'payment',
      transactionId: 'not-offered',
      toAddresses: [{ ...pair, address: shopAddress, amount: 50 }],
    },
  }
}
function xrp() {
  const networkId = '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415'
  return { networkId, symbol: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', addressTag: '1' }
}
