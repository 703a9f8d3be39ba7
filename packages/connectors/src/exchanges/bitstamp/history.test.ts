import { defined } from '@rialto/defined'
import { describe, expect, test } from 'vitest'
import {
  bitstampAnswers,
  cryptoKey,
  cryptoTransactions,
  deposit,
  feesKey,
  order,
  request,
  requestsKey,
  userKey,
} from './testing/fixtures.ts'
import { nowMs, startCanned as start } from './testing/startCanned.ts'

const requests = (...changes: object[]) => ({ body: changes.map(change => ({ ...request, ...change })) })

describe('all transfers', () => {
  test('are read as documented, newest first, with the fee of the user’s transactions', async () => {
    const { operations, requests: requested } = start()
    const list = await operations.list()
    expect(list?.cursor).toBeUndefined()
    expect(list?.transfers).toEqual([
      {
        upstreamId: '9976',
        type: 'withdrawal',
        status: 'succeeded',
        upstreamStatus: '2',
        symbol: 'USDC',
        amount: '12.5',
        fee: '2',
        toAddress: request.address,
        chain: 'ethereum',
        networkId: order.networkId,
        hash: `0x${request.transaction_id}`,
        createdAtMs: Date.UTC(2026, 0, 12, 11, 12, 2),
      },
      {
        upstreamId: 'deposit-1319723',
        type: 'deposit',
        status: 'succeeded',
        upstreamStatus: 'COMPLETED',
        symbol: 'USDC',
        amount: '0.00012',
        toAddress: deposit.destinationAddress,
        chain: 'ethereum',
        networkId: order.networkId,
        hash: deposit.txid,
        createdAtMs: 1_768_216_000_000,
      },
    ])
    expect(requested.find(({ url }) => url.endsWith('/user_transactions/'))?.body).toBe('since_id=458254263&sort=asc')
  })

  test('leave out a fee that is not booked yet, and make no request if none is booked', async () => {
    const unbooked = start({ [userKey]: { body: [] } })
    expect((await unbooked.operations.list())?.transfers[0]).not.toHaveProperty('fee')
    const open = start({ [requestsKey]: requests({ status: 0, txid: null, transaction_id: null }) })
    expect((await open.operations.list())?.transfers[0]).toMatchObject({ status: 'pending' })
    expect(open.calls(userKey)).toBe(0)
  })

  test('leave out withdrawals to a bank', async () => {
    const bank = { id: 7, currency: 'EUR', type: 0, network: undefined, transaction_id: 'BANK-REF' }
    const list = await start({ [requestsKey]: requests(bank, {}) }).operations.list()
    expect(list?.transfers.map(({ upstreamId }) => upstreamId)).toEqual(['9976', 'deposit-1319723'])
  })

  test('return a tag separately from its address', async () => {
    const xrp = { currency: 'XRP', network: 'xrpl', address: 'rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1?dt=1455' }
    const list = await start({ [requestsKey]: requests(xrp) }).operations.list()
    expect(list?.transfers[0]).toMatchObject({ toAddress: 'rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1', tag: '1455' })
  })

  test('have an id even if Bitstamp gave the deposit none', async () => {
    const { id: _id, status: _status, ...older } = deposit
    const { operations, history, credentials } = start({ [cryptoKey]: cryptoTransactions([older]) })
    const upstreamId = `deposit-${deposit.txid}`
    expect((await operations.list())?.transfers[1]).toMatchObject({ upstreamId, status: 'succeeded' })
    expect(await history?.find(credentials, { id: upstreamId })).toMatchObject({ upstreamId })
  })

  test('are listed page by page, each once, across Bitstamp’s own pages', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => ({
      ...request,
      id: 10_000 - index,
      txid: null,
      datetime: new Date(nowMs - index * 60_000).toISOString().slice(0, 19).replace('T', ' '),
    }))
    const pages = [0, 500, 1_000].map(from => ({ body: many.slice(from, from + 500) }))
    const reported: string[] = []
    let cursor: string | undefined
    do {
      // Each page of ours is read from the page of Bitstamp in which it begins.
      const place = Math.floor(reported.length / 500)
      const { history, credentials } = start({ [requestsKey]: pages[place] ?? { body: [] } })
      const page = await history?.list(credentials, { count: 250, ...defined({ cursor }) })
      reported.push(
        ...(page?.transfers ?? []).filter(({ type }) => type === 'withdrawal').map(({ upstreamId }) => upstreamId),
      )
      cursor = page?.cursor
    } while (cursor !== undefined)
    expect(reported).toEqual(many.map(({ id }) => String(id)))
  })

  test.each(['1768216380000.0~eA.-', '1768216380000.0~LTE.-'])(
    'are empty for a cursor with an offset that is no number (%s)',
    async cursor => {
      const { history, credentials } = start()
      const page = await history?.list(credentials, { count: 10, cursor })
      expect(page?.transfers ?? []).toEqual([])
    },
  )
})

describe('the withdrawal that was sent', () => {
  const findWith = (...changes: object[]) => start({ [requestsKey]: requests(...changes) }).operations.find()

  test('is searched for since its own time, with a margin', async () => {
    const { operations, requests: requested } = start()
    expect(await operations.find()).toMatchObject({
      upstreamId: '9976',
      status: 'succeeded',
      upstreamStatus: '2',
      hash: `0x${request.transaction_id}`,
    })
    expect(requested.map(({ body }) => body)).toEqual(['timedelta=300'])
  })

  test('is fetched by its id if known', async () => {
    const { operations, requests: requested } = start()
    expect(await operations.followed()).toMatchObject({ upstreamId: '9976' })
    expect(requested.map(({ body }) => body)).toEqual(['id=9976'])
    expect(await start({ [requestsKey]: { body: [] } }).operations.followed()).toBeUndefined()
    const stranger = start({ [requestsKey]: requests({ id: 5 }) })
    await expect(stranger.operations.followed()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is found by asset, amount, address and time, and no other row matches', async () => {
    for (const change of [
      { amount: '12.6' },
      { currency: 'BTC' },
      { address: deposit.destinationAddress },
      { datetime: '2022-01-31 16:07:32' },
    ])
      expect(await findWith(change), JSON.stringify(change)).toBeUndefined()
  })

  test.each([
    { network: 'a-new-chain' },
    { network: undefined },
    { address: request.address.toUpperCase().replace('X', 'x') },
  ])('is not overlooked for %j', async change => {
    expect(await findWith(change)).toMatchObject({ upstreamId: '9976' })
  })

  test('is found by its amount before the fee if no row matches after it', async () => {
    expect(await findWith({ amount: '14.5' })).toMatchObject({ upstreamId: '9976' })
    expect(await findWith({ amount: '14.5', id: 5 }, {})).toMatchObject({ upstreamId: '9976' })
    const { operations, calls } = start({ [requestsKey]: requests({ address: deposit.destinationAddress }) })
    expect(await operations.find()).toBeUndefined()
    expect(calls(feesKey)).toBe(0)
  })

  test('is, of two matching rows, the one that may have moved money', async () => {
    expect(await findWith({ id: 5, status: 4, transaction_id: null }, {})).toMatchObject({ upstreamId: '9976' })
  })

  const full = (...changes: object[]) =>
    Array.from({ length: 1_000 }, (_, index) => ({ ...request, id: index + 1, amount: '1', ...changes[index] }))

  test('is not reported as missing when a reply is full, because the list may be longer', async () => {
    await expect(findWith(...full())).rejects.toMatchObject({ kind: 'malformed' })
    expect(await findWith(...full({ amount: '12.5' }))).toMatchObject({ status: 'succeeded' })
  })

  test('is not reported failed from a full reply, in which a later row like it may be missing', async () => {
    await expect(findWith(...full({ amount: '12.5', status: 4 }))).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('is not reported missing if Bitstamp’s history does not reach back that far', async () => {
    const days = 579 * 86_400_000
    const { find, requests: requested } = start({ [requestsKey]: requests({ amount: '1' }) })
    await expect(find({ order, sinceMs: nowMs - days })).rejects.toMatchObject({ kind: 'refused' })
    expect(requested[0]?.body).toBe('timedelta=50000000')
    expect(await start().find({ order, sinceMs: nowMs - days })).toMatchObject({ upstreamId: '9976' })
  })
})

test('a deposit is searched for through five of Bitstamp’s pages', async () => {
  const filler = Array.from({ length: 500 }, (_, index) => ({ ...deposit, id: 50_000 + index, txid: null }))
  const full = cryptoTransactions(filler)
  const found = start({ [cryptoKey]: [full, full, cryptoTransactions([deposit])] })
  expect(await found.history?.find(found.credentials, { id: 'deposit-1319723' })).toMatchObject({ hash: deposit.txid })
  expect(found.requests.map(({ body }) => body)).toEqual([
    'limit=500&offset=0',
    'limit=500&offset=500',
    'limit=500&offset=1000',
  ])
  const endless = start({ [cryptoKey]: full })
  expect(await endless.history?.find(endless.credentials, { id: 'deposit-1319723' })).toBeUndefined()
  expect(endless.calls(cryptoKey)).toBe(5)
})

test('a transfer is found by hash in either direction, and only with the requested symbol', async () => {
  const { history, credentials } = start()
  const find = (input: object) => history?.find(credentials, input)
  expect(await find({ hash: `0x${request.transaction_id.toUpperCase()}` })).toMatchObject({ upstreamId: '9976' })
  expect(await find({ hash: deposit.txid })).toMatchObject({ upstreamId: 'deposit-1319723' })
  expect(await find({ hash: deposit.txid, symbol: 'BTC' })).toBeUndefined()
  expect(await find({ id: 'deposit-5' })).toBeUndefined()
  expect(await find({ id: '../accounts' })).toBeUndefined()
  expect(await find({})).toBeUndefined()
  expect(bitstampAnswers[cryptoKey].body.deposits).toHaveLength(1)
})
