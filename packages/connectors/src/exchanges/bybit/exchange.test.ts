import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mutationOf } from '@rialto/core/testing'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBybitSubject } from './testing/startBybitSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import {
  addressKey,
  apiKeyKey,
  bookKey,
  bybitAnswers,
  coin,
  coinAnswer,
  coinKey,
  createKey,
  order,
  page,
  received,
  withdrawable,
  withdrawableKey,
} from './testing/fixtures.ts'
import { nowMs, startCanned as start } from './testing/startCanned.ts'

describeConnectorConformance('Bybit', startBybitSubject)

const bodyOf = (requests: readonly { url: string; body?: string }[]): Record<string, unknown> =>
  JSON.parse(requests.find(({ url }) => url.endsWith('/create'))?.body ?? '{}') as Record<string, unknown>

describe('the documented responses', () => {
  test('are read over both wallets, and a debt is not a holding', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '12', buyingPower: '10' }])
    expect(await operations.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '26.5', available: '21' }])
    expect(await operations.address()).toEqual({ address: received.toAddress })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '3', minimum: '3', maximum: '10000000', decimals: 6, enabled: true },
    ])
    expect(await operations.connect()).toMatchObject({
      account: { upstreamId: '24617703', name: 'Bybit 24617703' },
      granted: { read: true, withdraw: true, missing: [] },
    })
  })

  test('lead to one withdrawal on chain, its fee on top, from the wallets that can pay', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: '10195' })
    expect(bodyOf(requests)).toEqual({
      coin: 'USDC',
      chain: 'ETH',
      address: order.address,
      amount: '12.5',
      timestamp: nowMs,
      forceChain: 1,
      accountType: 'FUND,UTA',
      feeType: 0,
      requestId: '748d8591d09a4831a45bc0d61d078762',
    })
    expect(requests.some(({ url }) => url.includes('secret'))).toBe(false)
  })

  test('draw on the funding wallet alone if it suffices', async () => {
    const { submit, requests } = start({ [withdrawableKey]: withdrawable('15.5', '0') })
    expect((await submit()).kind).toBe('accepted')
    expect(bodyOf(requests)['accountType']).toBe('FUND')
  })

  test.each([
    [{ amount: '2.99' }, 'amountBelowMinimum'],
    [{ amount: '10000000.1' }, 'amountExceedsMaximum'],
    [{ amount: '18.000001' }, 'insufficientFunds'],
    [{ amount: '8.1234567' }, 'refused'],
    [{ symbol: 'USDC', networkId: '00000000-0000-4000-8000-000000000000' }, 'networkUnsupported'],
  ])('reject %j before it is sent: %s', async (change, reason) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(createKey)).toBe(0)
  })

  test.each([{ withdrawPercentageFee: '0.01' }, { withdrawFee: '' }, { chainWithdraw: '0' }])(
    'close a chain with %j',
    async change => {
      const { submit, calls, operations } = start({ [coinKey]: coinAnswer(change) })
      expect((await operations.terms())[0]?.enabled).toBe(false)
      expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
      expect(calls(createKey)).toBe(0)
    },
  )

  test('state no maximum if Bybit has none', async () => {
    const [terms] = await start({ [coinKey]: coinAnswer({}, { remainAmount: '-1' }) }).operations.terms()
    expect(terms).not.toHaveProperty('maximum')
  })

  test('spell the address like the address book, at any position in it', async () => {
    const checksummed = '0x99Ced129603abC771c0DABe935c326fF6C86645D'
    const entry = (address: string, chain = 'ETH') => ({ coin: 'baseCoin', chain, address, tag: '', status: 0 })
    const other = entry(`0x${'1'.repeat(40)}`)
    const found = start({ [bookKey]: [page([other], 'next'), page([entry(checksummed)])] })
    await found.submit()
    expect(bodyOf(found.requests)['address']).toBe(checksummed)
    const elsewhere = start({ [bookKey]: page([entry(checksummed, 'BASE')]) })
    await elsewhere.submit()
    expect(bodyOf(elsewhere.requests)['address']).toBe(order.address)
  })

  test('are rejected if the address belongs to another network', async () => {
    const { body } = bybitAnswers[addressKey]
    const change = { ...body, result: { coin: 'USDC', chains: [{ chain: 'BSC', addressDeposit: order.address }] } }
    await expect(start({ [addressKey]: { body: change } }).operations.address()).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('the key', () => {
  const information = bybitAnswers[apiKeyKey].body.result
  const connectWith = (change: object) =>
    start({
      [apiKeyKey]: { body: { ...bybitAnswers[apiKeyKey].body, result: { ...information, ...change } } },
    }).operations.connect()

  test.each([
    [{ readOnly: 1 }, ['Read-Write']],
    [{ permissions: { Wallet: ['AccountTransfer'] } }, ['Wallet: Withdrawal']],
    [{ readOnly: 1, permissions: { Wallet: [] } }, ['Read-Write', 'Wallet: Withdrawal']],
  ])('with %j lacks %j', async (change, missing) => {
    expect((await connectWith(change)).granted).toEqual({ read: true, withdraw: false, missing })
  })

  test('of a sub-account is rejected: Bybit would name the main account’s deposit address', async () => {
    await expect(connectWith({ isMaster: false, parentUid: '1' })).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Main account',
    })
  })
})

describe('the list of chains', () => {
  const [ethereum] = coin.chains
  const withBase = (change: object) =>
    page([{ ...coin, chains: [{ ...ethereum, chain: 'BASE', ...change }, ethereum] }])

  test.each([{ chainWithdraw: null }, { withdrawFee: 'free' }, { chain: null }, { minAccuracy: '1e-6' }])(
    'closes only the chain whose row is not understood: %j',
    async change => {
      const { operations, submit } = start({ [coinKey]: withBase(change) })
      expect(await operations.terms()).toMatchObject([{ networkId: order.networkId, enabled: true }])
      expect(await operations.address()).toEqual({ address: received.toAddress })
      expect((await submit()).kind).toBe('accepted')
    },
  )

  test('is an error, not an empty list, if none of its rows is valid', async () => {
    const { operations } = start({ [coinKey]: page([{ ...coin, chains: [{ chain: 'ETH' }] }]) })
    await expect(operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('keeps every digit of limits written as numbers with an exponent', async () => {
    const body = JSON.stringify(coinAnswer({}).body).replace('"withdrawFee":"3"', '"withdrawFee":1.6E-4')
    expect(await start({ [coinKey]: { body } }).operations.terms()).toMatchObject([{ fee: '0.00016' }])
  })
})

describeMutations(bybitAnswers, start, '1234')

test('a withdrawal counts as accepted only with an id, for any mutation of the response', async () => {
  const created = bybitAnswers[createKey].body
  await fc.assert(
    fc.asyncProperty(mutationOf(created), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [createKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      const { retCode, result } = JSON.parse(body) as { retCode: number; result: { id: string | number } }
      expect(Number(retCode)).toBe(0)
      // A number is read with all its digits: 1e+21 is written out in full.
      if (typeof result.id === 'number') expect(Number(outcome.upstreamId)).toBe(result.id)
      else expect(outcome.upstreamId).toBe(result.id)
    }),
    { numRuns: 100 },
  )
})
