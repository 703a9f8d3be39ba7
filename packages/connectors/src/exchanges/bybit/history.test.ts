import { describe, expect, test } from 'vitest'
import { order, page, received, receivedKey, sent, sentKey } from './testing/fixtures.ts'
import { nowMs, startCanned as start } from './testing/startCanned.ts'

describe('all transfers', () => {
  test('are read as documented, newest first', async () => {
    const list = await start().operations.list()
    expect(list?.cursor).toBeUndefined()
    expect(list?.transfers).toEqual([
      {
        upstreamId: '9976',
        type: 'withdrawal',
        status: 'succeeded',
        upstreamStatus: 'success',
        symbol: 'USDC',
        amount: '12.5',
        fee: '3',
        toAddress: sent.toAddress,
        chain: 'ETH',
        networkId: order.networkId,
        hash: sent.txID,
        createdAtMs: Number(sent.createTime),
        updatedAtMs: Number(sent.updateTime),
      },
      {
        upstreamId: '1319723',
        type: 'deposit',
        status: 'succeeded',
        upstreamStatus: '3',
        symbol: 'USDC',
        amount: '10000',
        toAddress: received.toAddress,
        tag: '101764890',
        chain: 'ETH',
        networkId: order.networkId,
        hash: received.txID,
        confirmations: 12,
        createdAtMs: Number(received.successAt),
      },
    ])
  })

  test.each([
    [0, 'pending'],
    [1, 'pending'],
    [2, 'pending'],
    [3, 'succeeded'],
    [4, 'failed'],
    [10011, 'pending'],
    [10012, 'succeeded'],
    [99, 'pending'],
  ])('a deposit’s status %d is %s', async (status, expected) => {
    const list = await start({ [receivedKey]: page([{ ...received, status }]) }).operations.list()
    expect(list?.transfers.find(({ type }) => type === 'deposit')?.status).toBe(expected)
  })

  test.each(['', '0'])('a deposit that is not credited yet (%j) has the present as its time', async successAt => {
    const list = await start({ [receivedKey]: page([{ ...received, status: 1, successAt }]) }).operations.list()
    expect(list?.transfers.find(({ type }) => type === 'deposit')?.createdAtMs).toBe(nowMs)
  })
})

describe('the history', () => {
  const findWith = (records: object[]) => start({ [sentKey]: page(records) }).operations.find()

  test.each([
    ['SecurityCheck', 'pending'],
    ['Pending', 'pending'],
    ['success', 'succeeded'],
    ['CancelByUser', 'failed'],
    ['Reject', 'failed'],
    ['Fail', 'failed'],
    ['BlockchainConfirmed', 'pending'],
    ['MoreInformationRequired', 'pending'],
    ['Unknown', 'pending'],
    ['toString', 'pending'],
  ])('reads %s as %s', async (status, expected) => {
    expect((await findWith([{ ...sent, status }]))?.status).toBe(expected)
  })

  test('says where to answer if Bybit requires more information', async () => {
    expect((await findWith([{ ...sent, status: 'MoreInformationRequired' }]))?.message).toMatch(/Bybit account/)
  })

  test('finds the order by asset, amount, address and time, its amount before or after the fee, and no other', async () => {
    expect(await findWith([{ ...sent, amount: '15.5' }])).toMatchObject({ upstreamId: '9976' })
    const twin = { ...sent, amount: '15.5', withdrawId: 'x' }
    expect(await findWith([twin, sent])).toMatchObject({ upstreamId: '9976' })
    for (const change of [
      { chain: 'BASE' },
      { amount: '12.6' },
      { toAddress: received.toAddress },
      { tag: '7' },
      { createTime: '1668216322000' },
    ])
      expect(await findWith([{ ...sent, ...change }])).toBeUndefined()
  })

  test.each([{ chain: 'NEWNAME' }, { tag: null }, { toAddress: sent.toAddress.toUpperCase().replace('X', 'x') }])(
    'finds the order in a row with %j',
    async change => {
      expect(await findWith([{ ...sent, ...change }])).toMatchObject({ upstreamId: '9976' })
    },
  )

  test('distinguishes a withdrawal inside Bybit, which has no transaction, from one on its network', async () => {
    const internal = { ...sent, withdrawType: 1, txID: '' }
    expect(await findWith([internal])).toMatchObject({ upstreamId: '9976', isOffChain: true })
    expect(await findWith([{ ...internal, withdrawType: 0 }])).not.toHaveProperty('isOffChain')
  })

  test('reports, of two matching records, the one that may have moved money', async () => {
    const failed = { ...sent, withdrawId: 'x', status: 'Fail', txID: '' }
    expect(await findWith([failed, sent])).toMatchObject({ upstreamId: '9976' })
  })

  test('does not accept a withdrawal that was not requested', async () => {
    await expect(findWith([{ ...sent, coin: 'BTC' }])).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is read to its last page, across pages without rows', async () => {
    const { operations, calls } = start({ [sentKey]: [page([], 'c1'), page([], 'c2'), page([sent])] })
    expect(await operations.find()).toMatchObject({ upstreamId: '9976' })
    expect(calls(sentKey)).toBe(3)
  })

  test('ends if a page without rows repeats its cursor', async () => {
    const { operations, calls } = start({ [sentKey]: [page([{ ...sent, amount: '1' }], 'c1'), page([], 'c1')] })
    expect(await operations.find()).toBeUndefined()
    expect(calls(sentKey)).toBe(2)
  })

  test('is an error, not an absence, when a page with rows repeats its cursor', async () => {
    const other = page([{ ...sent, amount: '1' }], 'c1')
    await expect(start({ [sentKey]: [other, other] }).operations.find()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is an error, not an absence, when it does not end', async () => {
    const pages = Array.from({ length: 25 }, (_, index) => page([{ ...sent, amount: '1' }], `c${index}`))
    const { operations } = start({ [sentKey]: pages })
    await expect(operations.find()).rejects.toMatchObject({ kind: 'malformed' })
  })
})
