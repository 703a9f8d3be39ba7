import { describe, expect, it } from 'vitest'
import { toFoundWithdrawal, matchesOrder, statusOf, mostConclusive } from './foundWithdrawal.ts'

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const hash = `0x${'ab'.repeat(32)}`
const finals = { done: 'succeeded', '5': 'failed' } as const

it('calls only the named statuses final', () => {
  const upstream = ['done', '5', 'new status', '', 'toString']
  expect(upstream.map(status => statusOf(finals, status))).toEqual([
    'succeeded',
    'failed',
    'pending',
    'pending',
    'pending',
  ])
})

it('keeps what is there and leaves out what is not', () => {
  const named = { id: 'w', status: 'failed', upstreamStatus: '5 Failure' } as const
  expect(toFoundWithdrawal({ ...named, txId: hash, fee: '0.1', message: 'm'.repeat(300) }, sepolia)).toEqual({
    upstreamId: 'w',
    status: 'failed',
    upstreamStatus: '5 Failure',
    hash,
    fee: '0.1',
    message: 'm'.repeat(200),
  })
  const bare = toFoundWithdrawal({ ...named, txId: 'Internal transfer 1', fee: null, message: '' }, sepolia)
  expect(bare).toEqual({ upstreamId: 'w', status: 'failed', upstreamStatus: '5 Failure' })
})

it('lets the row tell that moved money, or may', () => {
  const row = (id: string, status: 'pending' | 'succeeded' | 'failed') => ({
    upstreamId: id,
    status,
    upstreamStatus: '',
  })
  expect(mostConclusive([row('a', 'failed'), row('b', 'pending')])?.upstreamId).toBe('b')
  expect(mostConclusive([row('a', 'pending'), row('b', 'succeeded'), row('c', 'failed')])?.upstreamId).toBe('b')
  expect(mostConclusive([])).toBeUndefined()
})

describe('matchesOrder', () => {
  const address = `0x${'aB'.repeat(20)}`
  const order = { reference: 'r', symbol: 'USDC', networkId: sepolia, address, amount: '1.50' }
  const row = { symbol: 'USDC', amount: '1.5', address: address.toLowerCase(), createdMs: 1_000_000 }

  it('takes the same coins to the same address since then', () => {
    expect(matchesOrder(row, order, 1_000_000)).toBe(true)
    expect(matchesOrder(row, order, 1_300_000)).toBe(true)
    expect(matchesOrder({ ...row, tag: '7' }, { ...order, tag: '7' }, 0)).toBe(true)
  })

  it.each([
    { symbol: 'USDT' },
    { amount: '1.500001' },
    { amount: 'NaN' },
    { address: `0x${'ab'.repeat(19)}ac` },
    { tag: '7' },
    { createdMs: 699_999 },
  ])('takes no other: %j', change => {
    expect(matchesOrder({ ...row, ...change }, order, 1_000_000)).toBe(false)
  })

  it('keeps letter case where it means something', () => {
    const base58 = { ...order, address: 'So11111111111111111111111111111111111111112' }
    expect(matchesOrder({ ...row, address: base58.address.toLowerCase() }, base58, 0)).toBe(false)
  })
})
