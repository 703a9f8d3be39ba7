import type { EgressRequest } from '@rialto/egress'
import { describe, expect, test } from 'vitest'
import { booked, order, received, sent, transfersKey } from './testing/fixtures.ts'
import { nowMs, payloadOf, startCanned as start } from './testing/startCanned.ts'

const withdrawal = {
  upstreamId: sent.withdrawalId,
  type: 'withdrawal',
  status: 'succeeded',
  upstreamStatus: 'Complete',
  symbol: 'USDC',
  amount: '12.5',
  fee: '0.118856',
  toAddress: sent.destination,
  chain: 'ethereum',
  networkId: order.networkId,
  hash: `0x${sent.txHash}`,
  createdAtMs: sent.timestampms,
}
const deposit = {
  upstreamId: '309356152',
  type: 'deposit',
  status: 'pending',
  upstreamStatus: 'Advanced',
  symbol: 'ETH',
  amount: '100',
  fee: '0',
  chain: 'ethereum',
  networkId: order.networkId,
  hash: `0x${received.txHash}`,
  createdAtMs: received.timestampms,
}

/** Rows a second apart, numbered from 1. */
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...sent,
    eid: from + index,
    withdrawalId: `w${from + index}`,
    timestampms: 1_768_000_000_000 + (from + index) * 1_000,
    amount: String(from + index),
  }))
const page = (rows: readonly object[]) => ({ body: [...rows].reverse() })
const requested = (requests: readonly EgressRequest[]) => requests.map(payloadOf).map(({ timestamp }) => timestamp)

describe('the latest transfers', () => {
  test('are listed newest first, without Gemini’s own bookings', async () => {
    const { list, requests } = start()
    expect(await list({ count: 10 })).toEqual({ transfers: [withdrawal, deposit] })
    expect(payloadOf(requests[0] ?? { method: 'GET', url: '' })).toMatchObject({ limit_transfers: 50 })
    expect(requested(requests)).toEqual([undefined])
  })

  test('are listed page by page, each once, even across pages without any of them', async () => {
    const { list } = start()
    const first = await list({ count: 1 })
    expect(first?.transfers).toEqual([withdrawal])
    const second = await list({ count: 1, cursor: first?.cursor ?? '' })
    expect(second?.transfers).toEqual([deposit])
    const third = await list({ count: 1, cursor: second?.cursor ?? '' })
    expect(third).toEqual({ transfers: [] })
  })

  test.each(['usd', 'USD'])('leave out fiat deposits (%s)', async currency => {
    const { list } = start({ [transfersKey]: page([{ ...booked, type: 'Deposit', currency: currency.toUpperCase() }]) })
    expect((await list({ count: 10 }))?.transfers).toEqual([])
  })

  test.each([
    ['Complete', 'succeeded'],
    ['Pending', 'pending'],
    ['Advanced', 'pending'],
    ['Failed', 'failed'],
    ['Rejected', 'failed'],
    ['Cancelled', 'pending'],
    ['toString', 'pending'],
  ])('a status %s is %s', async (status, expected) => {
    const { list } = start({ [transfersKey]: page([{ ...sent, status }]) })
    expect((await list({ count: 1 }))?.transfers[0]?.status).toBe(expected)
  })
})

describe('transfers since a time', () => {
  test('are listed oldest first, call after call, to the end', async () => {
    const { list, requests } = start({ [transfersKey]: [page(many(1, 50)), page(many(50, 60))] })
    const sinceMs = 1_768_000_000_000
    const first = await list({ count: 50, sinceMs })
    expect(first?.transfers.map(({ upstreamId }) => upstreamId)).toEqual(many(1, 50).map(row => row.withdrawalId))
    const second = await list({ count: 50, sinceMs, cursor: first?.cursor ?? '' })
    expect(second?.transfers.map(({ upstreamId }) => upstreamId)).toEqual(many(51, 60).map(row => row.withdrawalId))
    expect(second?.cursor).toBeUndefined()
    expect(requested(requests)).toEqual([sinceMs - 1, sinceMs + 50_000 - 1])
  })

  test('are an error, not an end, if Gemini repeats a full page', async () => {
    const { list } = start({ [transfersKey]: page(many(1, 50)) })
    const first = await list({ count: 50, sinceMs: 1 })
    await expect(list({ count: 50, cursor: first?.cursor ?? '' })).rejects.toMatchObject({ kind: 'malformed' })
  })

  test.each(['x', 'b', 'b.1.2', 'c.1768216322354.1', 'f.1768216322354.', 'f.1768216322354.x', '../..'])(
    'are undefined for the invalid cursor %j',
    async cursor => expect(await start().list({ count: 1, cursor })).toBeUndefined(),
  )
})

describe('one transfer', () => {
  test('is found by id or hash among the latest, else from the beginning', async () => {
    const { detail } = start()
    expect(await detail({ id: sent.withdrawalId })).toEqual(withdrawal)
    expect(await detail({ id: '309356152' })).toEqual(deposit)
    expect(await detail({ hash: `0x${received.txHash.toUpperCase()}` })).toEqual(deposit)
    expect(await detail({ id: String(sent.eid) })).toBeUndefined()
    expect(await detail({ id: '1001245359' })).toBeUndefined()
    const older = start({ [transfersKey]: [page(many(51, 100)), page(many(1, 50)), page(many(51, 100))] })
    expect(await older.detail({ id: 'w7' })).toMatchObject({ amount: '7' })
    expect(requested(older.requests)).toEqual([undefined, Date.UTC(2015, 9, 1)])
  })

  test('is an error if the list is too long to search, and undefined if it does not exist', async () => {
    const endless = Array.from({ length: 30 }, (_, index) => page(many(index * 50 + 1, index * 50 + 50)))
    await expect(start({ [transfersKey]: endless }).detail({ id: 'w0' })).rejects.toMatchObject({ kind: 'refused' })
    const stuck = start({ [transfersKey]: page(many(1, 50)) })
    await expect(stuck.detail({ id: 'w0' })).rejects.toMatchObject({ kind: 'malformed' })
    expect(await start().detail({ id: '../account' })).toBeUndefined()
    expect(await start().detail({})).toBeUndefined()
  })
})

describe('the withdrawal that was sent', () => {
  const findWith = (rows: object[]) => start({ [transfersKey]: page(rows) }).operations.find()

  test('is found by asset, network, amount, address and time', async () => {
    expect(await findWith([received, sent].filter(({ currency }) => currency === 'USDC'))).toMatchObject({
      upstreamId: sent.withdrawalId,
      status: 'succeeded',
      upstreamStatus: 'Complete',
      hash: `0x${sent.txHash}`,
      fee: '0.118856',
      debit: '12.618856',
    })
  })

  test.each([
    [{ network: 'base' }],
    // Without an address, a row from half a minute before may be the user's own.
    [{ destination: null }],
    [{ amount: '12.6' }],
    [{ destination: `0x${'1'.repeat(40)}` }],
    [{ type: 'Deposit' }],
    [{ timestampms: nowMs - 3_600_000 }],
  ])('is not a row with %j', async change => {
    expect(await findWith([{ ...sent, ...change }])).toBeUndefined()
  })

  test.each([
    [{ network: null }],
    [{ network: 'a-new-name' }],
    [{ destination: null, timestampms: nowMs - 20_000 }],
    [{ destination: sent.destination.toUpperCase().replace('X', 'x') }],
    [{ withdrawalId: null }],
    [{ feeCurrency: 'ETH' }],
  ])('is not overlooked for %j', async change => {
    expect(await findWith([{ ...sent, ...change }])).toMatchObject({ status: 'succeeded' })
  })

  test('is the row that moved money, even if an identical row failed', async () => {
    const failed = { ...sent, eid: 1, withdrawalId: 'x', status: 'Failed', timestampms: sent.timestampms - 1 }
    expect(await findWith([failed, sent])).toMatchObject({ upstreamId: sent.withdrawalId })
    expect(await findWith([failed])).toMatchObject({ upstreamId: 'x', status: 'failed' })
  })

  test('is an error when Gemini returns another asset’s rows', async () => {
    await expect(findWith([received])).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is searched to the end of the list before it counts as not found', async () => {
    const rows = many(1, 50).map(row => ({ ...row, timestampms: nowMs + row.eid }))
    const { operations, requests } = start({
      [transfersKey]: [page(rows), page([{ ...sent, eid: 51, timestampms: nowMs + 60 }])],
    })
    expect(await operations.find()).toMatchObject({ upstreamId: sent.withdrawalId })
    expect(requested(requests)).toEqual([nowMs - 300_000, nowMs + 49])
  })
})
