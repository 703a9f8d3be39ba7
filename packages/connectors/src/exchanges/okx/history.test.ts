import type { UpstreamTransfer } from '@rialto/core'
import { defined } from '@rialto/defined'
import { describe, expect, test } from 'vitest'
import { order, received, receivedKey, rows, sent, sentKey } from './testing/fixtures.ts'
import { startCanned as start } from './testing/startCanned.ts'

describe('all transfers', () => {
  test('are read as documented, newest first', async () => {
    const list = await start().list()
    expect(list).toEqual({
      transfers: [
        {
          upstreamId: '15447421',
          type: 'withdrawal',
          status: 'succeeded',
          upstreamStatus: '2',
          symbol: 'USDC',
          amount: '12.5',
          fee: '3',
          toAddress: sent.to,
          chain: 'USDC-ERC20',
          networkId: order.networkId,
          hash: sent.txId,
          createdAtMs: Number(sent.ts),
        },
        {
          upstreamId: '88000033',
          type: 'deposit',
          status: 'succeeded',
          upstreamStatus: '2',
          symbol: 'USDC',
          amount: '10000',
          toAddress: received.to,
          chain: 'USDC-ERC20',
          networkId: order.networkId,
          hash: received.txId,
          confirmations: 12,
          createdAtMs: Number(received.ts),
        },
      ],
    })
  })

  test.each(['0', '8', '11', '12', '13', '14', '17', 'new'])('a deposit’s state %s is pending', async state => {
    const list = await start({ [receivedKey]: rows({ ...received, state }) }).list()
    expect(list?.transfers.find(({ type }) => type === 'deposit')?.status).toBe('pending')
  })

  test.each([
    [{ fee: '0.01000000eth' }, undefined],
    [{ fee: '5', feeCcy: 'USDT' }, undefined],
    [{ fee: '5', feeCcy: '' }, '5'],
  ])('a fee is reported only where it is in the coin itself: %j', async (change, fee) => {
    const [first] = (await start({ [sentKey]: rows({ ...sent, ...change }) }).list())?.transfers ?? []
    expect(first?.fee).toBe(fee)
  })

  test('leave out invalid hashes and unknown networks', async () => {
    const change = { txId: '1915737_3_0_0_asset', chain: 'USDC-OKTC', memo: '42' }
    const [first] = (await start({ [sentKey]: rows({ ...sent, ...change }) }).list())?.transfers ?? []
    expect(first).toMatchObject({ chain: 'USDC-OKTC', tag: '42' })
    expect(first).not.toHaveProperty('hash')
    expect(first).not.toHaveProperty('networkId')
  })
})

/** OKX as documented: newest first, a hundred at most, and only records before `after`. */
const paged = (times: readonly number[]) => {
  const { list, requests } = start({
    [receivedKey]: rows(),
    [sentKey]: Array.from({ length: 40 }, () => ({
      get body() {
        const requested = new URL(requests.at(-1)?.url ?? 'about:blank').searchParams
        const older = times.map((ts, index) => ({ ...sent, ts: String(ts), wdId: String(index + 1) }))
        const page = older.filter(({ ts }) => Number(ts) < Number(requested.get('after')))
        return rows(...page.slice(0, Number(requested.get('limit')))).body
      },
    })),
  })
  return { list, requests }
}

const reportAll = async (times: readonly number[], count: number, sinceMs?: number): Promise<UpstreamTransfer[]> => {
  const { list } = paged(times)
  const reported: UpstreamTransfer[] = []
  let cursor: string | undefined
  do {
    const page = await list({
      count,
      ...defined({ cursor, sinceMs }),
    })
    reported.push(...(page?.transfers ?? []))
    cursor = page?.cursor
  } while (cursor !== undefined)
  return reported
}

describe('a long history', () => {
  const newestMs = Number(sent.ts)

  test.each([60, 150])('lists each transfer once over pages that split a millisecond, %d at a time', async count => {
    // Rows 95 to 105 share a millisecond: the hundredth row is in its middle.
    const times = Array.from({ length: 250 }, (_, index) => newestMs - (index >= 95 && index < 106 ? 95 : index))
    const reported = await reportAll(times, count)
    expect(new Set(reported.map(({ upstreamId }) => upstreamId)).size).toBe(reported.length)
    expect(reported).toHaveLength(250)
  })

  test('ends at the requested time', async () => {
    const times = Array.from({ length: 250 }, (_, index) => newestMs - index)
    expect(await reportAll(times, 70, newestMs - 120)).toHaveLength(121)
  })

  test('ends even when one millisecond fills a page', async () => {
    const times = Array.from({ length: 130 }, () => newestMs)
    expect(await reportAll(times, 50)).toHaveLength(100)
  })
})

describe('the withdrawal of an order', () => {
  const findWith = (change: object) => start({ [sentKey]: rows({ ...sent, ...change }) }).operations.find()

  test.each([
    ['2', 'succeeded'],
    ['-1', 'failed'],
    ['-2', 'failed'],
  ])('in state %s is %s', async (state, expected) => {
    expect((await findWith({ state }))?.status).toBe(expected)
  })

  test.each('-3 0 1 3 4 5 6 7 8 9 10 12 15 16 17 19 99 toString'.split(' '))('in state %s is pending', async state => {
    expect((await findWith({ state }))?.status).toBe('pending')
  })

  test.each([
    ['4', /is reviewing/],
    ['17', /travel rule/],
  ])('says what it waits for in state %s', async (state, message) => {
    expect((await findWith({ state }))?.message).toMatch(message)
  })

  test('is requested by our reference in OKX’s form', async () => {
    const { operations, requests } = start()
    expect(await operations.find()).toMatchObject({ upstreamId: '15447421', hash: sent.txId, fee: '3' })
    expect(new URL(requests[0]?.url ?? '').searchParams.get('clientId')).toBe('748d8591d09a4831a45bc0d61d078762')
  })

  test.each([{ clientId: '' }, { clientId: '748d8591d09a4831a45bc0d61d078763' }, { ccy: 'BTC' }])(
    'is not reported from a row that was not requested: %j',
    async change => {
      await expect(findWith(change)).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test('is absent when the list is empty, or when OKX reports an unknown id', async () => {
    expect(await start({ [sentKey]: rows() }).operations.find()).toBeUndefined()
    const none = { body: { code: '58215', msg: 'Withdrawal ID does not exist.', data: [] } }
    expect(await start({ [sentKey]: none }).operations.find()).toBeUndefined()
  })
})

describe('one transfer', () => {
  test.each([
    [{ id: '15447421' }, 'withdrawal'],
    [{ id: '88000033' }, 'deposit'],
    [{ hash: sent.txId.toUpperCase().replace('X', 'x') }, 'withdrawal'],
    [{ hash: received.txId }, 'deposit'],
  ])('is found by %j', async (input, type) => {
    expect(await start().find(input)).toMatchObject({ type })
  })

  test.each([{ id: '1' }, { id: '../x' }, { id: '0' }, { hash: '0x1' }, { hash: 'a b' }, {}])(
    'is not found by %j',
    async input => {
      expect(await start().find(input)).toBeUndefined()
    },
  )
})
