import { add } from '@rialto/catalog'
import { clockMarginMs } from '@rialto/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Matching,
  type MatchingPolicy,
  matchingRows,
  matchWithdrawal,
  type WithdrawalRecord,
} from './matchWithdrawal.ts'

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const ton = '3d71a957-740b-4195-a437-389d171f21bb'
const xrpl = '0ea47ee7-9d36-460e-a2d5-64cfa8a1dddd'
const networks = [
  { networkId: sepolia, upstreamId: 'ETH' },
  { networkId: 'another', upstreamId: 'BASE' },
]
const address = `0x${'aB'.repeat(20)}`
const order = { reference: 'ours', symbol: 'USDC', networkId: sepolia, address, amount: '5.5' }
const sinceMs = 1_760_000_000_000
const untilMs = sinceMs + 86_400_000
const search = { order, sinceMs, untilMs }

const kept: MatchingPolicy = { reference: 'kept', amount: 'either', tag: 'recorded', address: 'recorded' }
const none: MatchingPolicy = { ...kept, reference: 'none' }
const row: WithdrawalRecord = {
  id: 'w1',
  symbol: 'USDC',
  network: 'ETH',
  amount: '5.50',
  fee: '1',
  address: address.toLowerCase(),
  createdMs: sinceMs,
  status: 'succeeded',
  upstreamStatus: 'done',
}

const ids = (rows: readonly WithdrawalRecord[], policy: MatchingPolicy, more: Partial<typeof search> & object = {}) =>
  matchingRows(rows, { ...search, ...more }, { policy, networks }).map(({ id }) => id)

const isFound = (
  change: Partial<WithdrawalRecord>,
  policy: MatchingPolicy,
  changed: Partial<typeof order> & { tag?: string } = {},
) =>
  matchWithdrawal([{ ...row, ...change }], { ...search, order: { ...order, ...changed } }, { policy, networks }) !==
  undefined

test('records that share our reference are reported with the one that is ours, and with the sum of their debits', () => {
  const ours = { ...row, reference: 'ours' }
  const rows = [ours, { ...ours, id: 'w2' }, { ...ours, id: 'w3', status: 'failed' as const }, { ...row, id: 'w4' }]
  const find = (policy: MatchingPolicy, upstreamId?: string) =>
    matchWithdrawal(rows, { ...search, ...(upstreamId === undefined ? {} : { upstreamId }) }, { policy, networks })
  expect(find(kept)).toMatchObject({ upstreamId: 'w1', debit: '13', twins: ['w2'], failedTwins: ['w3'] })
  expect(find(kept, 'w2')).toMatchObject({ upstreamId: 'w2', debit: '13', twins: ['w1'] })
  expect(find(none)?.twins).toBeUndefined()
})

describe('a row is our withdrawal', () => {
  test.each<[string, Partial<WithdrawalRecord>, MatchingPolicy]>([
    ['as it stands', {}, none],
    ['on a network whose name we do not know', { network: 'ETH2' }, none],
    ['without a network', { network: null }, none],
    ['without a tag', { tag: null }, none],
    ['five minutes before the search begins', { createdMs: sinceMs - clockMarginMs }, none],
    ['five minutes after the search ends', { createdMs: untilMs + clockMarginMs }, none],
    ['whatever its tag where none is recorded', { tag: '77' }, { ...none, tag: 'absent' }],
    ['without an address where it is left out sometimes', { address: '' }, { ...none, address: 'sometimes' }],
    ['under one of several readings of its address', { address: [`${address}:77`, address] }, none],
    ['with its fee in the amount', { amount: '6.5' }, { ...none, amount: 'gross' }],
    ['without a fee where the amount includes it', { fee: null }, { ...none, amount: 'gross' }],
    ['with its fee in the amount, where either may be', { amount: '6.5' }, none],
    ['with its fee taken out of the amount, where either may be', { amount: '4.5' }, none],
    ['without any reference where references are kept', { reference: '' }, kept],
    ['with our reference, whatever else it says', { reference: 'ours', amount: '9', address: 'x', createdMs: 0 }, kept],
    ['with any reference where none is kept', { reference: 'another' }, none],
  ])('%s', (_name, change, policy) => expect(isFound(change, policy)).toBe(true))

  test('of the same tag', () => expect(isFound({ tag: '77' }, none, { tag: '77' })).toBe(true))

  test.each([
    ['EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM', 'UQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmobJ'],
    [
      'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM',
      '0:4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a',
    ],
  ])('TON: ordered to %s and shown as %s', (ordered, shown) =>
    expect(isFound({ address: shown, network: null }, none, { networkId: ton, address: ordered })).toBe(true),
  )

  test('on the XRP Ledger, with the tag inside the address or beside it', () => {
    const ordered = { networkId: xrpl, address: 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu', tag: '42' }
    const with42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
    expect(isFound({ network: null, address: with42 }, none, ordered)).toBe(true)
    expect(isFound({ network: null, address: with42, tag: '42' }, none, ordered)).toBe(true)
    expect(isFound({ network: null, address: with42 }, none, { ...ordered, tag: '7' })).toBe(false)
    expect(isFound({ network: null, address: with42, tag: '7' }, none, { ...ordered, tag: '7' })).toBe(false)
  })

  test('the letter case of our network id makes no difference', () =>
    expect(isFound({}, none, { networkId: sepolia.toUpperCase() })).toBe(true))

  test('of the id that a version before made of it', () => {
    const renamed = { ...row, formerId: 'w0' }
    const named = { ...search, upstreamId: 'w0' }
    expect(matchWithdrawal([renamed], named, { policy: none, networks })).toMatchObject({ upstreamId: 'w1' })
    expect(ids([renamed], none, { claimed: new Set(['w0']) } as never)).toEqual([])
  })

  test('with the requested id, even if other fields differ', () => {
    const twin = { ...row, id: 'w2', amount: '9' }
    const named = { ...search, upstreamId: 'w2', claimed: new Set(['w2']) }
    expect(matchWithdrawal([row, twin], named, { policy: none, networks })).toMatchObject({ upstreamId: 'w2' })
    expect(matchWithdrawal([row], named, { policy: kept, networks })).toBeUndefined()
  })

  test('with our reference in the form of the exchange', () => {
    const matching: Matching = { policy: kept, networks, reference: 'OURS' }
    const rows = [{ ...row, reference: 'OURS', amount: '9' }]
    expect(matchWithdrawal(rows, search, matching)).toMatchObject({ upstreamId: 'w1' })
    expect(matchWithdrawal([{ ...row, reference: 'ours' }], search, matching)).toBeUndefined()
  })
})

describe('of two rows that fit', () => {
  const called = { ...search, calledAtMs: sinceMs }
  const of = (rows: WithdrawalRecord[], matching = { policy: none, networks }) =>
    matchWithdrawal(rows, called, matching)
  const hourLater = { ...row, id: 'later', createdMs: sinceMs + 3_600_000 }

  test('the one from the time of the call is used, although it failed and the other is of a later call', () => {
    const failed: WithdrawalRecord = { ...row, id: 'own', createdMs: sinceMs + 1_000, status: 'failed' }
    expect(of([hourLater, failed])).toMatchObject({ upstreamId: 'own', createdAtMs: sinceMs + 1_000 })
    expect(of([hourLater])).toMatchObject({ upstreamId: 'later' })
  })

  test('both from the time of the call, the one that did not fail is used, then the nearest', () => {
    const near: WithdrawalRecord = { ...row, id: 'near', createdMs: sinceMs + 1_000, status: 'failed' }
    const after: WithdrawalRecord = { ...row, id: 'after', createdMs: sinceMs + 60_000 }
    expect(of([near, after])).toMatchObject({ upstreamId: 'after' })
    expect(of([after, { ...after, id: 'nearer', createdMs: sinceMs + 2_000 }])).toMatchObject({ upstreamId: 'nearer' })
  })

  test('one with our reference is used whenever it was created, and says so', () => {
    const ours = { ...hourLater, reference: 'ours' }
    expect(of([row, ours], { policy: kept, networks })).toMatchObject({ upstreamId: 'later', hasReference: true })
    expect(of([row], { policy: kept, networks })).not.toHaveProperty('hasReference')
  })
})

describe('a row is another’s', () => {
  test.each<[string, Partial<WithdrawalRecord>, MatchingPolicy]>([
    ['of another asset', { symbol: 'USDT' }, none],
    ['of another amount', { amount: '5.500001' }, none],
    ['of an amount that is none', { amount: 'NaN' }, none],
    [
      'of an amount that fits with its fee only, where it is what arrived',
      { amount: '6.5' },
      { ...none, amount: 'net' },
    ],
    ['of an amount that is what had to arrive, where it includes the fee', {}, { ...none, amount: 'gross' }],
    [
      'without an address, and older than clocks differ by',
      { address: '', createdMs: sinceMs - 30_001 },
      { ...none, address: 'sometimes' },
    ],
    ['to another address', { address: `0x${'ab'.repeat(19)}ac` }, { ...none, address: 'sometimes' }],
    ['without an address where each record has one', { address: null }, none],
    ['on another network that we know', { network: 'BASE' }, none],
    ['of another tag', { tag: '77' }, none],
    ['from before the search begins', { createdMs: sinceMs - clockMarginMs - 1 }, none],
    ['from after the search ends', { createdMs: untilMs + clockMarginMs + 1 }, none],
    ['with another reference', { reference: 'another' }, kept],
  ])('%s', (_name, change, policy) => expect(isFound(change, policy)).toBe(false))

  test('that another transfer of ours claims', () => {
    expect(ids([row], none, { claimed: new Set(['w1']) } as never)).toEqual([])
  })

  test('with another letter case if the case is significant', () => {
    const solana = { networkId: 'solana', address: 'So11111111111111111111111111111111111111112' }
    expect(isFound({ network: null, address: solana.address }, none, solana)).toBe(true)
    expect(isFound({ network: null, address: solana.address.toLowerCase() }, none, solana)).toBe(false)
  })
})

describe('of several rows the most conclusive is used', () => {
  const rows = (...all: Partial<WithdrawalRecord>[]) => all.map((change, at) => ({ ...row, id: `${at}`, ...change }))

  test('a success is preferred to a pending record, and a failure is used only without any other', () => {
    const [failed, pending, done] = [{ status: 'failed' }, { status: 'pending' }, { status: 'succeeded' }] as const
    expect(ids(rows(failed, pending, done), none)).toEqual(['2', '1', '0'])
    expect(ids(rows(failed, pending), none)).toEqual(['1', '0'])
    expect(ids(rows(failed), none)).toEqual(['0'])
  })

  test('an exact amount before one that fits with its fee, but a failed row after all others', () => {
    const withFee = { amount: '6.5' }
    expect(ids(rows(withFee, {}), none)).toEqual(['1', '0'])
    expect(ids(rows(withFee, { status: 'pending' }), none)).toEqual(['1', '0'])
    expect(ids(rows({ status: 'failed' }, { ...withFee, status: 'pending' }), none)).toEqual(['1', '0'])
    expect(ids(rows({ ...withFee, status: 'failed' }, { status: 'failed' }), none)).toEqual(['1', '0'])
  })

  test('the first in the exchange’s order, if no field distinguishes them', () => {
    expect(ids(rows({}, {}), none)).toEqual(['0', '1'])
  })
})

const policies = fc.record<MatchingPolicy>({
  reference: fc.constantFrom('kept', 'none'),
  amount: fc.constantFrom('net', 'gross', 'either'),
  tag: fc.constantFrom('recorded', 'absent'),
  address: fc.constantFrom('recorded', 'sometimes'),
})
const decimals = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 })).map(([a, b]) => `${a}.${b}`)
const records = fc.array(
  fc.record<WithdrawalRecord>({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    reference: fc.constantFrom('ours', 'another', '', null),
    symbol: fc.constantFrom('USDC', 'USDC', 'USDT'),
    network: fc.constantFrom('ETH', 'BASE', 'unheard of', null),
    amount: fc.constantFrom('5.5', '6.5', '4.5', '9'),
    fee: fc.constantFrom('1', '0', '', null),
    address: fc.constantFrom(address, address.toLowerCase(), `0x${'00'.repeat(20)}`, '', null),
    tag: fc.constantFrom('77', '', null),
    createdMs: fc.constantFrom(
      sinceMs,
      sinceMs - clockMarginMs,
      sinceMs - clockMarginMs - 1,
      untilMs + clockMarginMs + 1,
    ),
    status: fc.constantFrom('succeeded', 'pending', 'failed'),
    upstreamStatus: fc.constant('x'),
  }),
  { maxLength: 8 },
)
const claims = fc.subarray(['a', 'b', 'c']).map(all => new Set(all))
const judged = (rows: readonly WithdrawalRecord[], policy: MatchingPolicy, claimed: ReadonlySet<string>) =>
  matchingRows(rows, { ...search, claimed }, { policy, networks })
const isOurs = (policy: MatchingPolicy, { reference }: WithdrawalRecord) =>
  policy.reference === 'kept' && reference === 'ours'

test.each([
  ['net', '5.5', '0.5', '6'],
  ['gross', '6', '0.5', '6'],
  // Not documented, so both readings match.
  ['either', '5.5', '0.5', '6'],
  ['either', '6', '0.5', '6'],
  ['either', '5', '0.5', '5.5'],
  // The charged fee differs from the planned one, so the meaning of the amount is ambiguous.
  ['either', '5.2', '0.5', undefined],
  ['net', '5.5', null, undefined],
] as const)('under %s an amount of %s with a fee of %s took %s', (amount, recorded, fee, debit) => {
  const matching = { policy: { ...kept, amount }, networks }
  const found = matchWithdrawal([{ ...row, reference: 'ours', amount: recorded, fee }], search, matching)
  expect(found?.debit).toBe(debit)
})

describe('for any policy and history', () => {
  test('a row with our reference always wins, and one with another’s never matches', () => {
    fc.assert(
      fc.property(records, policies, claims, (rows, policy, claimed) => {
        fc.pre(policy.reference === 'kept')
        const found = judged(rows, policy, claimed)
        const ours = rows.filter(each => isOurs(policy, each))
        if (ours.length > 0) expect(new Set(found)).toEqual(new Set(ours))
        for (const { reference } of found) expect(['ours', '', null]).toContain(reference)
      }),
    )
  })

  test('without our reference no claimed or old row matches, and none of another asset or another known network', () => {
    fc.assert(
      fc.property(records, policies, claims, (rows, policy, claimed) => {
        for (const each of judged(rows, policy, claimed).filter(one => !isOurs(policy, one))) {
          expect(claimed.has(each.id)).toBe(false)
          expect(each.createdMs).toBeGreaterThanOrEqual(sinceMs - clockMarginMs)
          expect(each.createdMs).toBeLessThanOrEqual(untilMs + clockMarginMs)
          expect(each).toMatchObject({ symbol: 'USDC' })
          expect(each.network).not.toBe('BASE')
        }
      }),
    )
  })

  test('neither an unknown network name nor the letter case of an EVM address excludes a row', () => {
    fc.assert(
      fc.property(records, policies, claims, (rows, policy, claimed) => {
        const before = judged(rows, policy, claimed)
        const respelt = rows.map(each => ({
          ...each,
          network: each.network === 'ETH' ? 'a new name' : each.network,
          address: typeof each.address === 'string' ? each.address.toUpperCase() : each.address,
        }))
        expect(judged(respelt, policy, claimed).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      }),
    )
  })

  test('the amount that arrived is found under net, with the fee on top under gross, and all of them under either', () => {
    fc.assert(
      fc.property(decimals, decimals, (arrived, fee) => {
        const bare = { ...search, order: { ...order, amount: arrived } }
        const fits = (amount: string, means: MatchingPolicy['amount']) =>
          matchWithdrawal([{ ...row, amount, fee }], bare, { policy: { ...none, amount: means }, networks }) !==
          undefined
        const debited = add(arrived, fee)
        expect([fits(arrived, 'net'), fits(debited, 'net')]).toEqual([true, false])
        expect([fits(arrived, 'gross'), fits(debited, 'gross')]).toEqual([false, true])
        expect([arrived, debited].map(amount => fits(amount, 'either'))).toEqual([true, true])
        // The fee is deducted from the ordered amount.
        const asked = { ...search, order: { ...order, amount: debited } }
        const short = { ...row, amount: arrived, fee }
        expect(matchWithdrawal([short], asked, { policy: none, networks })).toBeDefined()
        expect(matchWithdrawal([short], asked, { policy: { ...none, amount: 'net' }, networks })).toBeUndefined()
      }),
    )
  })

  test('a failed row is reported only if no other matches', () => {
    fc.assert(
      fc.property(records, policies, claims, (rows, policy, claimed) => {
        const found = judged(rows, policy, claimed)
        const [first] = found
        if (first?.status === 'failed') expect(found.every(({ status }) => status === 'failed')).toBe(true)
      }),
    )
  })
})

test.each([
  ['seconds', Math.floor(sinceMs / 1_000) + 1],
  ['microseconds', (sinceMs + 1_000) * 1_000],
])('a record whose time is in %s is not missing', (_unit, createdMs) => {
  const found = matchWithdrawal([{ ...row, createdMs }], search, { policy: none, networks })
  expect(found).toMatchObject({ upstreamId: 'w1', createdAtMs: sinceMs + 1_000 })
})

test('a record with our reference behind a prefix, cut or in other letters is not missing', () => {
  const reference = '00112233445566778899aabbccddeeff'
  for (const given of [`x-${reference}`, reference.slice(0, 24), reference.toUpperCase()]) {
    const named = { ...row, amount: '9', reference: given }
    const found = matchWithdrawal([named], { ...search, order: { ...order, reference } }, { policy: kept, networks })
    expect(found).toMatchObject({ upstreamId: 'w1', hasReference: true })
  }
})
