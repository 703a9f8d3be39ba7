import { fromBaseUnits, toBaseUnits } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import {
  baseSepoliaId,
  connectByKey,
  connectBySignIn,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  sepoliaId,
} from '../../../testing/linkFlows.ts'
import {
  goneBy,
  openBooks,
  type Purse,
  readRecord,
  unexplained,
  type Views,
  viewsOf,
} from '../../../testing/moneyBooks.ts'
import { beginPayment, sendAsked } from '../../../testing/walletFlows.ts'
import { managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let views: (transferId: string) => Promise<Views>
beforeAll(async () => {
  // No server listens there, so that the events stay in the queue and can be read.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/hooks' })
  views = viewsOf(server, (await managing(server, server.client)).token)
})
afterAll(() => server?.stop())
afterEach(() => server.simulators.control('DELETE', '/faults'))

let last = 0
/** A new address for each test, so that its balance is what the test has sent. */
const freshAddress = (): string => `0x${(0xb00c5000 + (last += 1)).toString(16).padStart(40, 'd')}`
const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const etherOnSepolia = { networkId: sepoliaId, symbol: 'ETH' }
const usdcOnSepolia = { networkId: sepoliaId, symbol: 'USDC' }
const tetherOnSepolia = { networkId: sepoliaId, symbol: 'USDT' }
const managed = '/api/v1/transfers/managed'
type Institution = Extract<Purse, { institution: string }>['institution']

/** The balance of the address on the chain. */
const arrivedAt = async (address: string, { networkId, symbol }: typeof pair = pair): Promise<string> =>
  fromBaseUnits(await server.simulators.chains.balanceOf({ networkId, symbol, address }), symbol === 'ETH' ? 18 : 6)

const recordOf = (id: string) => readRecord(server, id)

/** Webhook, export and receipt show the sums of the record. */
const expectAgreed = async (id: string): Promise<void> => {
  const { record, event, exported, receipt } = await views(id)
  expect(exported).toEqual(record)
  expect([event.MoneyLine, receipt.moneyLine]).toEqual([record.moneyLine, record.moneyLine])
}

/** The rows add up to the decrease in the institution's books, and the arriving amount equals the one on the chain. */
const expectExplained = async (
  line: MoneyLine,
  gone: Record<string, string>,
  { address, pair: at = pair }: { address: string; pair?: typeof pair },
) => {
  expect(unexplained(line)).toEqual({})
  expect(goneBy(line)).toEqual(gone)
  expect(line.arrives).toMatchObject({ symbol: at.symbol, amount: await arrivedAt(address, at) })
  expect(server.simulators.institutions.ledger.unbalanced()).toEqual([])
}

interface Direct {
  type: string
  institution: Institution
  persona?: string
  connect?: typeof connectCoinbase
  body: object
  at?: typeof pair
  state?: MoneyLine['state']
  /** What the user does at the institution first. */
  prepare?: (address: string) => Promise<unknown>
  /** Balances of the account right before. */
  has?: Record<string, string>
}

/** Previews, executes and ends a transfer through the API, and compares it with the institution's books. */
const send = async ({
  type,
  institution,
  persona = 'Mesh',
  connect,
  body,
  at = pair,
  state = 'actual',
  prepare,
  has,
}: Direct) => {
  if (has) await server.simulators.control('POST', `/personas/${persona}/balances`, { institution, balances: has })
  const address = freshAddress()
  await prepare?.(address)
  const open = await openSession(server, {
    userId: `books-${type}-${persona}`,
    transferOptions: { transferType: 'deposit', fundingOptions: { enabled: true }, toAddresses: [{ ...at, address }] },
  })
  const { connection } = await (connect ? connect(server, persona, open) : connectByKey(server, type, persona, open))
  const from = { fromAuthToken: (connection as LinkedAccount).accessToken, fromType: type }
  const previewed = await server.call('POST', `${managed}/preview`, {
    body: { ...from, ...at, toAddress: address, ...body },
  })
  expect(previewed.body.message ?? '').toBe('')
  const { previewId, moneyLine: planned } = previewed.body.content.previewResult as {
    previewId: string
    moneyLine: MoneyLine
  }
  expect(unexplained(planned)).toEqual({})
  const readGone = await openBooks(server, [{ institution, persona }])
  const execute = () => server.call('POST', `${managed}/execute`, { body: { ...from, previewId, mfaCode: '123456' } })
  await execute()
  await server.settle()
  let record = await recordOf(previewId)
  if (record?.status !== 'succeeded') {
    // The exchange asked for its code when the converted asset was to be sent.
    await execute()
    await server.settle()
    record = await recordOf(previewId)
  }
  expect(record).toMatchObject({ status: 'succeeded' })
  const line = record.moneyLine
  expect(line.state).toBe(state)
  await expectExplained(line, await readGone(), { address, pair: at })
  await expectAgreed(previewId)
  return { planned, line }
}

const byKey = [
  ['binanceInternational', 'binance'],
  ['binanceUs', 'binanceUs'],
  ['okx', 'okx'],
  ['bybit', 'bybit'],
  ['gateIo', 'gateIo'],
  ['kuCoin', 'kucoin'],
] as const

describe('every unit that leaves an account is explained by the rows of the transfer', () => {
  test.each(byKey)('of %s, with the fee on top', async (type, institution) => {
    const { planned, line } = await send({ type, institution, body: { amount: 12.5 } })
    expect(line.credited.amount).toBe('12.5')
    expect(goneBy(line)).toEqual(goneBy(planned))
  })

  test.each(byKey)('of %s, with the fee inside', async (type, institution) => {
    const { line } = await send({ type, institution, body: { amount: 20, isInclusiveFeeEnabled: true } })
    expect(goneBy(line)).toEqual({ USDC: '20' })
  })

  test.each([
    ['the fee on top', { amount: 7.25 }],
    ['the fee inside', { amount: 8, isInclusiveFeeEnabled: true }],
    ['an amount in dollars', { amountInFiat: 9.99 }],
  ])('of Coinbase, with %s', async (_name, body) => {
    await send({ type: 'coinbase', institution: 'coinbase', connect: connectCoinbase, body })
  })

  const bySignIn =
    (type: string): typeof connectCoinbase =>
    (to, persona, open) =>
      connectBySignIn(to, type, persona, open)
  test.each([
    ['gemini', { connect: bySignIn('gemini'), body: { amount: 0.05 }, at: etherOnSepolia }],
    ['uphold', { connect: bySignIn('uphold'), body: { amount: 5 }, at: usdcOnSepolia }],
    // It books the fee after the chain has the transaction, when its record is not read any more.
    ['bitstamp', { body: { amount: 15 }, at: usdcOnSepolia, state: 'planned' }],
    [
      'kraken',
      {
        body: { amount: 15 },
        prepare: (address: string) =>
          server.simulators.control('POST', '/kraken/addresses', {
            persona: 'Mesh',
            symbol: 'USDC',
            network: 'Base',
            addresses: [address],
          }),
      },
    ],
  ] satisfies [Institution, Omit<Direct, 'type' | 'institution'>][])('of %s, by its own way', async (type, how) => {
    await send({ type, institution: type, ...how })
  })

  test('of another asset, on another network', async () => {
    const body = { amount: 0.05 }
    await send({ type: 'coinbase', institution: 'coinbase', connect: connectCoinbase, at: etherOnSepolia, body })
  })
})

describe('a conversion or purchase shows the sold asset as the debit', () => {
  const coinbase = { type: 'coinbase', institution: 'coinbase', connect: connectCoinbase } as const
  const binance = { type: 'binanceInternational', institution: 'binance' } as const
  const binanceUs = { type: 'binanceUs', institution: 'binanceUs' } as const
  const fundingOptions = { enabled: true }

  test.each([
    ['ETH at Coinbase', { ...coinbase, persona: 'MeshETH' }, 'ETH'],
    ['BTC at Coinbase', { ...coinbase, persona: 'MeshBTC' }, 'BTC'],
    ['ETH at Binance', { ...binance, persona: 'MeshETH', at: tetherOnSepolia }, 'ETH'],
    ['BTC at Binance', { ...binance, persona: 'MeshBTC', at: tetherOnSepolia }, 'BTC'],
    ['USDC at Binance', { ...binance, persona: 'MeshUSDC', at: tetherOnSepolia }, 'USDC'],
    ['USDT at Binance', { ...binance, persona: 'MeshUSDT' }, 'USDT'],
  ] as const)('%s', async (_name, source, sold) => {
    const { planned, line } = await send({ ...source, body: { amount: 30, fundingOptions } })
    expect(Object.keys(goneBy(line))).toContain(sold)
    expect(line.fees.map(({ purpose }) => purpose)).toContain('conversion')
    const most = planned.leaves.find(({ symbol }) => symbol === sold)?.amount ?? '0'
    const real = line.leaves.find(({ symbol }) => symbol === sold)?.amount ?? '0'
    expect(Number(real)).toBeLessThanOrEqual(Number(most))
  })

  test.each([
    ['at Coinbase', { ...coinbase, persona: 'Mesh3' }],
    ['at Binance.US', { ...binanceUs, persona: 'Mesh3' }],
  ] as const)('dollars %s, and what is bought beyond the payment stays', async (_name, source) => {
    const { planned, line } = await send({ ...source, body: { amount: 40, fundingOptions } })
    const [dollars] = line.leaves
    expect(dollars?.symbol).toBe('USD')
    expect(Number(dollars?.amount)).toBeGreaterThan(40)
    expect(Number(dollars?.amount)).toBeLessThanOrEqual(Number(planned.leaves[0]?.amount))
    expect(Number(planned.leaves[0]?.about)).toBeCloseTo(Number(dollars?.amount), 0)
  })

  test('the account’s own balance of the asset is spent as well', async () => {
    const has = { USDC: '12', ETH: '3' }
    const { line } = await send({ ...coinbase, persona: 'MeshETH', has, body: { amount: 30, fundingOptions } })
    expect(Object.keys(goneBy(line)).sort()).toEqual(['ETH', 'USDC'])
  })
})

describe('a conversion or purchase in Link', () => {
  const post = async (session: string, verb: string, body: object) =>
    (await server.call('POST', `/link/api/transfers/${verb}`, { session, body })).body.content

  test.each([
    ['with the client’s fee, which is part of what is bought', 'MeshETH', { clientFee: 0.02 }, 'ETH'],
    ['in an onramp, with dollars', 'Mesh3', { transferType: 'onramp', fundingOptions: undefined }, 'USD'],
    ['in an onramp with the client’s fee', 'Mesh3', { transferType: 'onramp', clientFee: 0.02 }, 'USD'],
  ])('%s', async (_name, persona, options, sold) => {
    const address = freshAddress()
    const open = await openSession(server, {
      userId: address,
      transferOptions: {
        transferType: 'payment',
        amountInFiat: 50,
        fundingOptions: { enabled: true },
        toAddresses: [{ ...pair, address }],
        ...options,
      },
    })
    await connectCoinbase(server, persona, open)
    const [best] = (await post(open.session, 'sources', {})).sources
    const { connectionId, symbol, kind } = best
    const fundWith = { symbol, isPurchase: kind === 'purchase' }
    const { previewId } = await post(open.session, 'preview', { connectionId, ...pair, fundWith })
    const readGone = await openBooks(server, [{ institution: 'coinbase', persona }])
    const first = await post(open.session, 'execute', { previewId })
    if (first.status === 'secondFactorRequired')
      await post(open.session, 'execute', { previewId, secondFactorCode: '123456' })
    await server.settle()
    const { status, moneyLine: line } = await recordOf(previewId)
    expect(status).toBe('succeeded')
    expect(Object.keys(goneBy(line))).toContain(sold)
    await expectExplained(line, await readGone(), { address })
    await expectAgreed(previewId)
  })
})

describe('a wallet pays the network in its own coin', () => {
  const pay = async (
    options: Parameters<typeof beginPayment>[1] & { request: object },
    address: string,
    symbol: string,
  ) => {
    const begun = await beginPayment(server, options)
    const purse = { address: begun.account.address, networkId: baseSepoliaId }
    const readGone = await openBooks(server, [purse])
    const { transaction } = await begun.ask('0f9b5a52-6cf4-4a4f-9f35-7a6e3a2f7c11')
    const hash = await sendAsked(server, begun.account, transaction)
    await begun.answer(hash, '0f9b5a52-6cf4-4a4f-9f35-7a6e3a2f7c11')
    await server.settle()
    const record = await recordOf(begun.previewId)
    expect(record).toMatchObject({ status: 'succeeded' })
    const { moneyLine: line } = record
    expect(line.state).toBe('actual')
    await expectExplained(line, await readGone(), { address, pair: { networkId: baseSepoliaId, symbol } })
    await expectAgreed(begun.previewId)
    return line
  }
  const to = (address: string, symbol: string, more: object = {}) => ({
    transferOptions: { toAddresses: [{ networkId: baseSepoliaId, symbol, address }], ...more },
  })

  test('and keeps its name and id, by which its transfers are found', async () => {
    const walletId = '6f7a1f0e-6b1f-4c53-9d0b-0f6f3b1c7a01'
    const address = freshAddress()
    const begun = await beginPayment(server, { walletId, request: to(address, 'USDC') })
    expect(begun.brokerName).toBe('MetaMask')
    const askId = '0f9b5a52-6cf4-4a4f-9f35-7a6e3a2f7c12'
    const { transaction } = await begun.ask(askId)
    await begun.answer(await sendAsked(server, begun.account, transaction), askId)
    await server.settle()
    const found = await server.call('GET', `${managed}/platform?IntegrationIds=${walletId}`)
    expect(found.body.content).toMatchObject({
      total: 1,
      items: [{ id: begun.previewId, from: { id: walletId, name: 'MetaMask', type: 'deFiWallet' } }],
    })
    expect(await begun.read()).toMatchObject({ fromName: 'MetaMask' })
  })

  test('for a token: two assets leave', async () => {
    const address = freshAddress()
    const line = await pay({ amount: '25', request: to(address, 'USDC') }, address, 'USDC')
    expect(line.leaves.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'USDC'])
    expect(line.fees).toMatchObject([{ takenBy: 'network', symbol: 'ETH', amount: expect.any(String) }])
  })

  test('for the coin itself: one does', async () => {
    const address = freshAddress()
    const line = await pay({ amount: '0.25', symbol: 'ETH', request: to(address, 'ETH') }, address, 'ETH')
    expect(line.leaves).toHaveLength(1)
    expect(line.credited.amount).toBe('0.25')
  })

  test('with the client’s fee, which is part of what arrives', async () => {
    const address = freshAddress()
    const request = to(address, 'USDC', { clientFee: 0.01 })
    const line = await pay({ amount: '50', request }, address, 'USDC')
    expect(line.fees).toContainEqual(expect.objectContaining({ takenBy: 'client', symbol: 'USDC', amount: '0.5' }))
    expect(line).toMatchObject({ arrives: { amount: '50.5' }, credited: { amount: '50' } })
  })
})

describe('parts, bridges and ends', () => {
  test('of a combined payment the parts add up to what leaves each account, also when one is missing', async () => {
    await server.simulators.control('POST', '/personas/Mesh/balances', {
      institution: 'coinbase',
      balances: { USDC: '70' },
    })
    await server.simulators.control('POST', '/personas/Mesh/balances', { institution: 'okx', balances: { USDC: '60' } })
    const address = freshAddress()
    const open = await openSession(server, {
      userId: address,
      transferOptions: {
        transferType: 'payment',
        clientFee: 0.02,
        fundingOptions: { maximumSources: 2 },
        toAddresses: [{ ...pair, address, amount: 100 }],
      },
    })
    await connectCoinbase(server, 'Mesh', open)
    await connectByKey(server, 'okx', 'Mesh', open)
    const post = async (verb: string, body: object) =>
      (await server.call('POST', `/link/api/transfers/${verb}`, { session: open.session, body })).body.content
    const combined = await post('combine', pair)
    expect(unexplained(combined.moneyLine)).toEqual({})
    expect(combined.moneyLine).toMatchObject({ arrives: { amount: '102' }, credited: { amount: '100' } })
    const readGone = await openBooks(server, [
      { institution: 'coinbase', persona: 'Mesh' },
      { institution: 'okx', persona: 'Mesh' },
    ])
    const [first, second] = combined.parts as { previewId: string; amount: string }[]
    const execute = (previewId: string) => post('execute', { previewId, secondFactorCode: '123456' })
    await execute(first?.previewId ?? '')
    await server.settle()
    const half = (await recordOf(combined.transferId)).moneyLine
    expect(half).toMatchObject({ arrives: { amount: first?.amount }, missing: { amount: second?.amount } })
    expect(goneBy(half)).toEqual(await readGone())
    await execute(second?.previewId ?? '')
    await server.settle()
    const record = await recordOf(combined.transferId)
    expect(record).toMatchObject({ status: 'succeeded', moneyLine: { state: 'actual' } })
    await expectExplained(record.moneyLine, await readGone(), { address })
    await expectAgreed(combined.transferId)
  })

  /** Pays USDC in on Sepolia for an address on Base. */
  const payIn = async (recipient: string, amount: string, at: { networkId: string; symbol: string }) => {
    await enableBridging(server, [{ origin: onSepolia(), destination: onBase() }])
    const body = {
      userId: 'bridge-user',
      transactionId: recipient,
      origin: onSepolia(),
      destination: { ...onBase(), address: recipient },
    }
    const { content } = (await server.call('POST', '/api/v1/bridging/address', { body })).body
    const to = String(content.selectedRoute.bridgingAddress.address)
    const amountBaseUnits = toBaseUnits(amount, at.symbol === 'ETH' ? 18 : 6)
    await server.simulators.chains.send({ ...at, to, amountBaseUnits })
    for (let round = 0; round < 8; round += 1) {
      await server.simulators.mine()
      server.simulators.clock.advance(20_000)
      await server.settle()
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    const transferId = String(content.tracking.transferId)
    await expectAgreed(transferId)
    return recordOf(transferId)
  }

  test('the fee of a bridged deposit is the difference between the deposited and the paid-out amount', async () => {
    const address = freshAddress()
    const { status, moneyLine: line } = await payIn(address, '20', { networkId: sepoliaId, symbol: 'USDC' })
    expect(status).toBe('succeeded')
    expect(line).toMatchObject({
      state: 'actual',
      leaves: [{ symbol: 'USDC', amount: '20' }],
      fees: [{ takenBy: 'bridge' }],
    })
    await expectExplained(line, { USDC: '20' }, { address })
  })

  test('of a withdrawal that is refused nothing leaves', async () => {
    const open = await openSession(server, {
      userId: 'refused',
      transferOptions: { toAddresses: [{ ...pair, address: freshAddress() }] },
    })
    const { connection } = await connectByKey(server, 'binanceInternational', 'kycMissing', open)
    const from = { fromAuthToken: connection.accessToken, fromType: 'binanceInternational' }
    const previewed = await server.call('POST', `${managed}/preview`, {
      body: { ...from, ...pair, toAddress: freshAddress(), amount: 5 },
    })
    const { previewId } = previewed.body.content.previewResult
    const readGone = await openBooks(server, [{ institution: 'binance', persona: 'kycMissing' }])
    await server.call('POST', `${managed}/execute`, { body: { ...from, previewId } })
    await server.settle()
    const record = await recordOf(previewId)
    expect(record).toMatchObject({ status: 'failed', moneyLine: { leaves: [], fees: [], arrives: { amount: '0' } } })
    expect(await readGone()).toEqual({})
    await expectAgreed(previewId)
  })
})
