import fc from 'fast-check'
import type { UpstreamTransfer } from '@rialto/core'
import { expect, test } from 'vitest'
import { readPlace, writePlace } from './historyPlace.ts'
import { mergeStreams, type Stream } from './mergeStreams.ts'

const transfer = (type: UpstreamTransfer['type'], index: number, createdAtMs: number): UpstreamTransfer => ({
  upstreamId: `${type} ${index}`,
  type,
  status: 'pending',
  upstreamStatus: '',
  symbol: 'USDC',
  amount: '1',
  createdAtMs,
})

const newestFirst = (times: readonly number[], type: UpstreamTransfer['type']): UpstreamTransfer[] =>
  [...times].sort((a, b) => b - a).map((at, index) => transfer(type, index, at))

/** A paged list, whose cursor is the start of the next page. */
const pageAt = (
  list: readonly UpstreamTransfer[],
  spot: { cursor?: string; claimed: number } | undefined,
  size: number,
): Stream | undefined => {
  if (spot === undefined) return undefined
  const from = Number(spot.cursor ?? 0)
  const rows = list.slice(from + spot.claimed, from + size)
  return { spot, rows, ...(from + size < list.length ? { after: String(from + size) } : {}) }
}

test('two paged lists are returned as one, newest first, each record once, for any page lengths', () => {
  const times = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 30 })
  const sizes = fc.integer({ min: 1, max: 7 })
  fc.assert(
    fc.property(times, times, sizes, sizes, (sentTimes, receivedTimes, size, count) => {
      const lists = { sent: newestFirst(sentTimes, 'withdrawal'), received: newestFirst(receivedTimes, 'deposit') }
      const reported: UpstreamTransfer[] = []
      let cursor = writePlace({ endMs: 1_768_216_380_000, sent: { claimed: 0 }, received: { claimed: 0 } })
      for (let turn = 0; turn < 200; turn += 1) {
        const place = readPlace(cursor)
        const { merged, sent, received } = mergeStreams(
          pageAt(lists.sent, place?.sent, size),
          pageAt(lists.received, place?.received, size),
          count,
        )
        expect(merged.length).toBeLessThanOrEqual(count)
        reported.push(...merged)
        if (sent === undefined && received === undefined) break
        cursor = writePlace({ endMs: 1_768_216_380_000, ...(sent && { sent }), ...(received && { received }) })
      }
      expect(reported.map(({ createdAtMs }) => createdAtMs)).toEqual(
        [...sentTimes, ...receivedTimes].sort((a, b) => b - a),
      )
      expect(new Set(reported.map(({ upstreamId }) => upstreamId)).size).toBe(reported.length)
    }),
  )
})

test('a merged cursor keeps any cursor of an institution, and a cursor that was not written here is refused', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 50 }), (cursor, claimed) => {
      const place = { endMs: 1_768_216_380_000, sent: { cursor, claimed }, received: { claimed } }
      expect(readPlace(writePlace(place))).toEqual(place)
    }),
  )
  for (const other of ['', 'x', '1.0.0', '9999999999999.0.0.0', '1768216380000.0', '1768216380000.a.0', ' '])
    expect(readPlace(other)).toBeUndefined()
})
