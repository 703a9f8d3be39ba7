import { describe, expect, test } from 'vitest'
import { nameless, oneKey, order, page, received, receivedKey, sent, sentKey } from './testing/fixtures.ts'
import { startCanned as start } from './testing/startCanned.ts'

const hashOf = (walletTxId: string) => walletTxId.split('@')[0]

describe('all transfers', () => {
  test('are read as documented, newest first', async () => {
    const list = await start().operations.list()
    expect(list?.cursor).toBeUndefined()
    expect(list?.transfers).toEqual([
      {
        upstreamId: sent.id,
        type: 'withdrawal',
        status: 'succeeded',
        upstreamStatus: 'SUCCESS',
        symbol: 'USDC',
        amount: '12.50000000',
        fee: '3.00000000',
        toAddress: sent.address,
        chain: 'eth',
        networkId: order.networkId,
        hash: sent.walletTxId,
        createdAtMs: sent.createdAt,
        updatedAtMs: sent.updatedAt,
      },
      {
        upstreamId: expect.stringMatching(/^d1768216300000-[0-9a-f]{16}$/) as string,
        type: 'deposit',
        status: 'succeeded',
        upstreamStatus: 'SUCCESS',
        symbol: 'USDC',
        amount: '10000',
        fee: '0.0001',
        toAddress: received.address,
        tag: '1919537769',
        chain: 'eth',
        networkId: order.networkId,
        hash: hashOf(received.walletTxId),
        createdAtMs: received.createdAt,
        updatedAtMs: received.updatedAt,
      },
    ])
  })

  test('are requested by number of the page', async () => {
    const { operations, requests } = start({
      [receivedKey]: page([]),
      [sentKey]: [page([sent], 1, 2), page([{ ...sent, id: `1${sent.id.slice(1)}` }], 2, 2)],
    })
    expect((await operations.find())?.upstreamId).toBe(sent.id)
    const pages = requests.map(({ url }) => new URL(url).searchParams.get('currentPage'))
    expect(pages).toEqual(['1', '2'])
  })

  test('are an error when another page is returned than was requested', async () => {
    const { operations } = start({ [sentKey]: page([sent], 3, 9) })
    await expect(operations.list()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('without an id are found again by one of ours', async () => {
    const { operations, detailOf } = start({ [sentKey]: page([nameless(sent)]) })
    for (const transfer of (await operations.list())?.transfers ?? []) {
      expect(transfer.upstreamId).toMatch(/^[dw]\d{13}-[0-9a-f]{16}$/)
      expect(await detailOf(transfer.upstreamId)).toEqual(transfer)
    }
    expect(await detailOf('d1768216300000-0000000000000000')).toBeUndefined()
  })

  test('are found by KuCoin’s id with one call, and a plain rejection means that the id does not exist', async () => {
    const { operations, calls } = start()
    expect(await operations.detail()).toMatchObject({ upstreamId: sent.id, networkId: order.networkId })
    expect(calls(sentKey)).toBe(0)
    const none = { body: { code: '400100', msg: 'not found' } }
    expect(await start({ [oneKey]: none }).operations.detail()).toBeUndefined()
    const down = { status: 500, body: { code: '500000', msg: 'x' } }
    await expect(start({ [oneKey]: down }).operations.detail()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the history', () => {
  const findWith = (records: object[]) => start({ [sentKey]: page(records) }).operations.find()

  test.each([
    ['REVIEW', 'pending'],
    ['PROCESSING', 'pending'],
    ['WALLET_PROCESSING', 'pending'],
    ['SUCCESS', 'succeeded'],
    ['FAILURE', 'failed'],
    ['success', 'pending'],
    ['toString', 'pending'],
  ])('reads %s as %s', async (status, expected) => {
    expect((await findWith([{ ...sent, status }]))?.status).toBe(expected)
  })

  test('finds the order by its remark, regardless of other fields', async () => {
    expect(await findWith([{ ...sent, amount: '15.5', chain: 'x' }])).toMatchObject({ upstreamId: sent.id })
    const twin = { ...sent, id: `1${sent.id.slice(1)}`, remark: '0123456789abcdef0123' }
    expect(await findWith([twin, sent])).toMatchObject({ upstreamId: sent.id })
    expect(await findWith([twin])).toBeUndefined()
  })

  test('finds the order by asset, amount, address and time if KuCoin has not kept the remark, and no other', async () => {
    const bare = { ...sent, remark: '' }
    expect(await findWith([bare])).toMatchObject({ upstreamId: sent.id })
    expect(await findWith([{ ...bare, amount: 15.5, fee: 3 }])).toMatchObject({ upstreamId: sent.id })
    expect(await findWith([{ ...bare, chain: 'NEWNAME', memo: null }])).toMatchObject({ upstreamId: sent.id })
    for (const change of [
      { chain: 'base' },
      { amount: '12.6' },
      { address: received.address },
      { memo: '7' },
      { createdAt: 1_668_216_322_000 },
    ])
      expect(await findWith([{ ...bare, ...change }])).toBeUndefined()
  })

  test('keeps KuCoin’s id if the list has none', async () => {
    const { findById } = start({ [sentKey]: page([nameless(sent)]) })
    expect(await findById(sent.id)).toMatchObject({ upstreamId: sent.id, status: 'succeeded', hash: sent.walletTxId })
  })

  test('does not report a claimed withdrawal as this one, and is an error if the two cannot be distinguished', async () => {
    const bare = { ...sent, remark: '' }
    expect(await start({ [sentKey]: page([bare]) }).findBeside(sent.id)).toBeUndefined()
    expect(await start({ [sentKey]: page([bare]) }).findBeside('another')).toMatchObject({ upstreamId: sent.id })
    expect(await start({ [sentKey]: page([nameless(sent)]) }).findBeside('another')).toMatchObject({
      status: 'succeeded',
    })
    const neither = start({ [sentKey]: page([nameless(bare)]) })
    await expect(neither.findBeside('another')).rejects.toMatchObject({ kind: 'malformed' })
    expect(await neither.operations.find()).toMatchObject({ status: 'succeeded' })
  })

  test('does not report a withdrawal with another id as this one', async () => {
    const { findById } = start({ [sentKey]: page([sent]) })
    expect(await findById(`1${sent.id.slice(1)}`)).toBeUndefined()
  })

  test('reports, of two matching records, the one that may have moved money', async () => {
    const failed = { ...sent, id: `1${sent.id.slice(1)}`, status: 'FAILURE', walletTxId: null }
    expect(await findWith([failed, sent])).toMatchObject({ upstreamId: sent.id })
  })

  test('does not accept a withdrawal that was not requested', async () => {
    await expect(findWith([{ ...sent, currency: 'BTC' }])).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is read to its last page, across pages without rows', async () => {
    const { operations, calls } = start({ [sentKey]: [page([], 1, 3), page([], 2, 3), page([sent], 3, 3)] })
    expect(await operations.find()).toMatchObject({ upstreamId: sent.id })
    expect(calls(sentKey)).toBe(3)
  })

  test('is an error, not an absence, when it does not end', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => page([{ ...sent, remark: '', amount: '1' }], index + 1, 99))
    const { operations } = start({ [sentKey]: pages })
    await expect(operations.find()).rejects.toMatchObject({ kind: 'malformed' })
  })
})
