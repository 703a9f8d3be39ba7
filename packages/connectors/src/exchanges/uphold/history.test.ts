import { describe, expect, test } from 'vitest'
import { listKey, order, received, sent } from './testing/fixtures.ts'
import { credentials, nowMs, startCanned } from './testing/startCanned.ts'

describe('a withdrawal', () => {
  const found = (change: object) => startCanned({ [listKey]: { body: [{ ...sent, ...change }] } }).operations.find()

  test.each([
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['waiting', 'pending'],
    ['on-hold', 'pending'],
    ['completed', 'succeeded'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
  ])('has a status %s that is %s', async (status, expected) => {
    expect(await found({ status })).toMatchObject({ status: expected, upstreamStatus: status, fee: '0.01' })
  })

  test('is found by our reference, and without one by its fields', async () => {
    expect(await found({ destination: { ...sent.destination, amount: '9' } })).toMatchObject({ upstreamId: sent.id })
    expect(await found({ reference: 'another' })).toBeUndefined()
    expect(await found({ reference: null })).toMatchObject({ upstreamId: sent.id })
    expect(await found({ reference: null, destination: { ...sent.destination, amount: '9' } })).toBeUndefined()
    expect(await found({ reference: null, createdAt: '2026-01-12T01:20:00Z' })).toBeUndefined()
    expect(await found({ type: 'transfer' })).toBeUndefined()
  })

  test('is reported not found only after a page of older records only, because a newer record may follow an older one', async () => {
    const filler = (at: number) => `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`
    const others = Array.from({ length: 50 }, (_, at) => ({ ...sent, id: filler(at), reference: 'another' }))
    const mixed = others.map((row, at) => (at === 25 ? { ...row, createdAt: '2025-01-01T00:00:00.000Z' } : row))
    const pages = [{ body: mixed }, { body: [mixed[49], sent] }]
    expect(await startCanned({ [listKey]: pages }).operations.find()).toMatchObject({ upstreamId: sent.id })
    const old = others.map(row => ({ ...row, createdAt: '2025-01-01T00:00:00.000Z' }))
    const { operations, calls } = startCanned({ [listKey]: [{ body: old }, { body: [old[49], sent] }] })
    expect(await operations.find()).toBeUndefined()
    expect(calls(listKey)).toBe(1)
  })

  test('returns its hash', async () => {
    const txid = 'cd'.repeat(32)
    expect(await found({ params: { ...sent.params, txid } })).toMatchObject({ hash: `0x${txid}` })
  })
})

describe('all transfers', () => {
  const conversion = { ...sent, type: 'transfer', network: 'uphold', id: '2c326b15-7106-48be-a326-06f19e69746b' }
  const toBank = {
    ...sent,
    id: '3db4ef24-c529-421f-8e8f-eb9da1b9a582',
    network: 'sepa',
    destination: { ...sent.destination, currency: 'EUR' },
  }

  test('are those that crossed a chain', async () => {
    const { operations } = startCanned({ [listKey]: { body: [conversion, sent, toBank, received] } })
    expect(await operations.list()).toEqual({
      transfers: [
        {
          upstreamId: sent.id,
          type: 'withdrawal',
          status: 'pending',
          upstreamStatus: 'processing',
          symbol: 'USDC',
          amount: '10.00',
          fee: '0.01',
          toAddress: order.address,
          chain: 'ethereum',
          networkId: order.networkId,
          createdAtMs: Date.parse(sent.createdAt),
        },
        {
          upstreamId: received.id,
          type: 'deposit',
          status: 'succeeded',
          upstreamStatus: 'completed',
          symbol: 'USDC',
          amount: '10.00',
          chain: 'ethereum',
          networkId: order.networkId,
          hash: received.params.txid,
          confirmations: 12,
          createdAtMs: Date.parse(received.createdAt),
        },
      ],
    })
    expect(await operations.detail()).toMatchObject({ upstreamId: received.id, type: 'deposit' })
  })

  test('return the deposited asset, not the converted one', async () => {
    const turned = { ...received, destination: { ...received.destination, currency: 'EUR', amount: '9.10' } }
    const { operations } = startCanned({ [listKey]: { body: [turned] } })
    expect((await operations.list())?.transfers).toMatchObject([{ symbol: 'USDC', amount: '10.00' }])
  })

  test('continue after the last one returned, however many newer ones have arrived', async () => {
    const idAt = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    const page = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ ...sent, id: idAt(from + at) }))
    const { operations, requests } = startCanned({ [listKey]: { body: page(0, 50) } })
    const first = await operations.list(20)
    expect(first?.transfers).toHaveLength(20)
    expect(first?.cursor).toBe(`19.${idAt(19)}`)
    const moved = startCanned({
      [listKey]: [{ body: page(-40, 10).map((row, at) => ({ ...row, id: idAt(900 + at) })) }, { body: page(10, 60) }],
    })
    const next = await moved.operations.list(5, first?.cursor)
    expect(next?.transfers.map(({ upstreamId }) => upstreamId)).toEqual([20, 21, 22, 23, 24].map(idAt))
    expect(requests[0]?.headers?.['range']).toBe('items=0-49')
    expect(moved.requests.map(({ headers }) => headers?.['range'])).toEqual(['items=19-68', 'items=69-118'])
  })

  test('have no page for a cursor whose row no longer exists', async () => {
    const cursor = `19.${sent.id}`
    expect(await startCanned({ [listKey]: { body: [received] } }).operations.list(5, cursor)).toBeUndefined()
    const past = { status: 416, body: { code: 'range_not_satisfiable', message: '' } }
    expect(await startCanned({ [listKey]: past }).operations.list(5, cursor)).toBeUndefined()
    const down = startCanned({ [listKey]: { status: 503, body: '' } })
    await expect(down.operations.list(5, cursor)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('end at the requested time', async () => {
    const { connector } = startCanned()
    const page = await connector.history?.list(credentials, { count: 10, sinceMs: nowMs - 60_000 })
    expect(page?.transfers.map(({ upstreamId }) => upstreamId)).toEqual([sent.id])
  })
})
