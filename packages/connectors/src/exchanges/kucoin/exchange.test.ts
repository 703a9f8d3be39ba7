import fc from 'fast-check'
import { builtInAssets } from '@rialto/catalog/assets'
import { ConnectorError } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import { describe, expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKucoinSubject } from './testing/startKucoinSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import {
  addressesAnswer,
  addressKey,
  apiKeyKey,
  createKey,
  currencyAnswer,
  currencyKey,
  kucoinAnswers,
  newAddressKey,
  order,
  quotaAnswer,
  quotaKey,
  received,
  remark,
  sent,
} from './testing/fixtures.ts'
import { nowMs, startCanned as start } from './testing/startCanned.ts'

describeConnectorConformance('KuCoin', startKucoinSubject)

const moneyOf = (requests: readonly { method: string; url: string; body?: string }[]) =>
  requests.find(({ method, url }) => method === 'POST' && url.endsWith('/withdrawals'))?.body ?? '{}'

describe('the documented responses', () => {
  test('are read over the funding and spot accounts; only the funding account can send', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '12', buyingPower: '10' }])
    expect(await operations.holdings()).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '15.5', available: '10' },
      { symbol: 'ETH', name: 'Ethereum', amount: '0.25', available: '0' },
    ])
    expect(await operations.address()).toEqual({ address: received.address, tag: '1919537769' })
    const terms = [{ networkId: order.networkId, fee: '3', minimum: '10', decimals: 6, enabled: true }]
    expect(await operations.terms()).toEqual(terms)
    expect(await operations.publicTerms()).toEqual(terms)
    expect(await operations.connect()).toMatchObject({
      account: { upstreamId: '165111215', name: 'KuCoin 165111215' },
      granted: { read: true, withdraw: true, missing: [] },
    })
  })

  test('lead to one withdrawal on chain, its fee on top and its amount a number to the digit', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: sent.id })
    expect(JSON.parse(moneyOf(requests))).toEqual({
      currency: 'USDC',
      chain: 'eth',
      toAddress: order.address,
      withdrawType: 'ADDRESS',
      isInner: false,
      feeDeductType: 'EXTERNAL',
      remark,
      amount: 12.5,
    })
    const sentHeaders = JSON.stringify(requests.map(({ headers }) => headers))
    expect(requests.some(({ url }) => url.includes('1234'))).toBe(false)
    expect(sentHeaders).not.toContain('secret-1234')
    expect(sentHeaders).not.toContain('phrase-1234')
    expect(sentHeaders).not.toMatch(/partner/i)
    expect(sentHeaders).toContain(String(nowMs))
  })

  test('carry every digit of an amount that no float can hold', async () => {
    const answers = {
      [currencyKey]: currencyAnswer({ withdrawPrecision: 18 }),
      [quotaKey]: quotaAnswer({ precision: 18, availableAmount: '99' }),
    }
    const { submit, requests } = start(answers)
    expect((await submit({ amount: '12.123456789012345678' })).kind).toBe('accepted')
    expect(moneyOf(requests)).toContain('"amount":12.123456789012345678}')
  })

  test('send a memo if there is one', async () => {
    const { submit, requests } = start()
    await submit({ ...order, tag: '4711' } as typeof order)
    expect(JSON.parse(moneyOf(requests))).toMatchObject({ memo: '4711' })
  })

  test.each([
    [{ amount: '9.99' }, 'amountBelowMinimum'],
    [{ amount: '17.000001' }, 'insufficientFunds'],
    [{ amount: '10.1234567' }, 'refused'],
    [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkUnsupported'],
  ])('reject %j before it is sent: %s', async (change, reason) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(createKey)).toBe(0)
  })

  test.each([
    ['the most per withdrawal', { [currencyKey]: currencyAnswer({ maxWithdraw: '12' }) }, 'amountExceedsMaximum'],
    ['the rest of the day', { [quotaKey]: quotaAnswer({ remainAmount: '12' }) }, 'amountExceedsMaximum'],
    ['the account’s own minimum', { [quotaKey]: quotaAnswer({ withdrawMinSize: '13' }) }, 'amountBelowMinimum'],
    ['the account’s own fee', { [quotaKey]: quotaAnswer({ withdrawMinFee: '8' }) }, 'insufficientFunds'],
    ['an account that is closed', { [quotaKey]: quotaAnswer({ isWithdrawEnabled: false }) }, 'networkUnsupported'],
  ])('limit a withdrawal by %s', async (_what, answers, reason) => {
    const { submit, calls } = start(answers)
    expect(await submit()).toMatchObject({ kind: 'rejected', reason })
    expect(calls(createKey)).toBe(0)
  })

  test.each([{ withdrawFeeRate: '0.001' }, { withdrawalMinFee: null }, { isWithdrawEnabled: false }])(
    'close a chain with %j',
    async change => {
      const { submit, calls, operations } = start({ [currencyKey]: currencyAnswer(change) })
      expect((await operations.terms())[0]?.enabled).toBe(false)
      expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
      expect(calls(createKey)).toBe(0)
    },
  )

  test('use the currency’s decimals if the chain names none', async () => {
    const answers = { [currencyKey]: currencyAnswer({ withdrawPrecision: null, maxWithdraw: '5000' }) }
    expect(await start(answers).operations.terms()).toMatchObject([{ decimals: 8, maximum: '5000' }])
  })

  test.each([
    { body: { code: '400100', msg: 'unknown' } },
    { body: { code: '200000', data: null } },
    { body: { code: '200000', data: { currency: 'USDC', precision: 2, chains: null } } },
  ])('name no terms for what is on no chain (%j)', async answer => {
    const { operations } = start({ [currencyKey]: answer })
    expect(await operations.terms()).toEqual([])
    await expect(operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })
})

describe('the deposit address', () => {
  test('is created if none exists yet', async () => {
    const { operations, calls } = start({ [addressKey]: addressesAnswer() })
    expect(await operations.address()).toEqual({ address: received.address, tag: '1919537769' })
    expect(calls(newAddressKey)).toBe(1)
  })

  test('is that of the main account if there are several', async () => {
    const trade = { to: 'TRADE', address: `0x${'1'.repeat(40)}` }
    const { operations, calls } = start({ [addressKey]: addressesAnswer(trade, { to: 'main', memo: null }) })
    expect(await operations.address()).toEqual({ address: received.address })
    expect(calls(newAddressKey)).toBe(0)
  })

  test.each([{ chainId: 'bsc' }, { currency: 'USDT' }, { address: 'nowhere' }])('is rejected with %j', async change => {
    const { operations } = start({ [addressKey]: addressesAnswer(change) })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('that was created for another network is rejected', async () => {
    const [data] = addressesAnswer({ chainId: 'bsc' }).body.data as object[]
    const made = { body: { code: '200000', data } }
    const { operations } = start({ [addressKey]: addressesAnswer(), [newAddressKey]: made })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'malformed', message: /another/ })
  })
})

describe('the key', () => {
  const information = kucoinAnswers[apiKeyKey].body.data as object
  const connectWith = (change: object) =>
    start({ [apiKeyKey]: { body: { code: '200000', data: { ...information, ...change } } } }).operations.connect()

  test.each([
    [{ permission: 'General,Spot' }, ['Withdrawal']],
    [{ permission: 'General, InnerTransfer' }, ['Withdrawal']],
    [{ isMaster: false, permission: 'General' }, ['Main account (not a sub-account)', 'Withdrawal']],
    [{ permission: 'General, Withdrawal' }, []],
  ])('with %j lacks %j', async (change, missing) => {
    expect((await connectWith(change)).granted).toEqual({ read: true, withdraw: missing.length === 0, missing })
  })
})

describe('the list of chains', () => {
  const currency = currencyAnswer({}).body.data as { chains: object[] }
  const withChains = (...chains: unknown[]) => ({ body: { code: '200000', data: { ...currency, chains } } })
  const [ethereum] = currency.chains

  test.each([
    { isWithdrawEnabled: 'yes' },
    { withdrawalMinFee: 'free' },
    { chainId: null },
    { withdrawPrecision: '1e-6' },
  ])('closes only the chain whose row is not understood: %j', async change => {
    const answers = { [currencyKey]: withChains({ ...ethereum, chainId: 'base', ...change }, ethereum) }
    const { operations, submit } = start(answers)
    expect(await operations.terms()).toMatchObject([{ networkId: order.networkId, enabled: true }])
    expect(await operations.address()).toMatchObject({ address: received.address })
    expect((await submit()).kind).toBe('accepted')
  })

  test('is an error, not an empty list, if none of its rows is valid', async () => {
    const { operations } = start({ [currencyKey]: withChains({ chainId: 'eth' }) })
    await expect(operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('keeps every digit of limits written as numbers with an exponent', async () => {
    const text = JSON.stringify(currencyAnswer({ withdrawalMinFee: 0 }).body)
    const body = text.replace('"withdrawalMinFee":0', '"withdrawalMinFee":1.6E-4')
    expect(await start({ [currencyKey]: { body } }).operations.terms()).toMatchObject([{ fee: '0.00016' }])
  })
})

describe('codes that KuCoin uses for another coin', () => {
  const held = (...codes: readonly string[]) => ({
    body: {
      code: '200000',
      data: codes.map(code => ({ currency: code, type: 'main', balance: '5', available: '5' })),
    },
  })

  test('are holdings of the coin that they mean there', async () => {
    const { operations } = start({ 'GET /api/v1/accounts': held('ALT', 'KALT', 'BIFI', 'WAX', 'VAI') })
    const symbols = (await operations.holdings()).map(({ symbol }) => symbol)
    expect(symbols).toEqual(['APTOSLAUNCHTOKEN', 'ALT', 'BIFIF', 'WAXP', 'VAI'])
    // KuCoin's VAI is the coin that our asset list has under these letters.
    expect(builtInAssets.cryptocurrency().find('VAI')?.name).toBe('Vaiot')
  })

  test('are neither sent nor received as the coin with the same symbol elsewhere', async () => {
    const { submit, termsOf, addressOf, requests } = start({
      'GET /api/v3/currencies/KALT': currencyAnswer({}, { currency: 'KALT' }),
    })
    expect(await submit({ symbol: 'BIFI' })).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
    await expect(addressOf('BIFI')).rejects.toMatchObject({ kind: 'networkUnsupported' })
    expect(await termsOf('BIFI')).toEqual([])
    expect(requests).toEqual([])
    expect(await termsOf('ALT')).toHaveLength(1)
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v3/currencies/KALT'])
  })

  test('are not reported as absent from a history that cannot be searched for them', async () => {
    await expect(start().findOf({ symbol: 'BIFI' })).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })
})

describeMutations(kucoinAnswers, start, '1234')

test('a created address counts only for this currency on this network', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf(kucoinAnswers[newAddressKey]?.body), async body => {
      const { operations } = start({ [addressKey]: addressesAnswer(), [newAddressKey]: { body } })
      const made = await operations.address().catch((error: unknown) => error)
      if (made instanceof ConnectorError) return
      const { data } = JSON.parse(body) as { data: { address: string; chainId: string; currency: string } }
      expect(made).toMatchObject({ address: data.address })
      expect(data).toMatchObject({ chainId: 'eth', currency: 'USDC' })
    }),
    { numRuns: 100 },
  )
})

test('a withdrawal counts as accepted only with an id, for any mutation of the response', async () => {
  const created = kucoinAnswers[createKey].body
  await fc.assert(
    fc.asyncProperty(mutationOf(created), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [createKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      const { code, data } = JSON.parse(body) as { code: number; data: { withdrawalId: string | number } }
      expect(Number(code)).toBe(200_000)
      // A number is read with all its digits: 1e+21 is written out in full.
      if (typeof data.withdrawalId === 'number') expect(Number(outcome.upstreamId)).toBe(data.withdrawalId)
      else expect(outcome.upstreamId).toBe(data.withdrawalId)
    }),
    { numRuns: 100 },
  )
})
