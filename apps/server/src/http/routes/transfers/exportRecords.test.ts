import type { Context } from '@rialto/core'
import { aConnection, aTransfer } from '@rialto/core/testing'
import { expect, test } from 'vitest'

import { exportRecords } from './exportRecords.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const total = 10_000

/** A list of which each page is made when it is read. */
const longList = () => {
  const sample = aTransfer(aConnection(scope), { phase: 'settled' })
  const read = { pages: 0, rows: 0 }
  const list = async () => {
    const begun = read.rows
    read.pages += 1
    read.rows += 100
    const items = Array.from({ length: 100 }, (_, index) => ({ ...sample, createdAtMs: total - begun - index }))
    const last = items.at(-1)
    return {
      items,
      total: 0,
      ...(last && read.rows < total ? { next: { createdAtMs: last.createdAtMs, id: last.id } } : {}),
    }
  }
  const store = { transfers: { list }, payerSides: { of: async () => new Map() } }
  return {
    read,
    ctx: { settings: { linkOrigin: 'https://link.example' }, store } as unknown as Context,
  }
}

test('a long export holds one page in memory, however slowly it is read', async () => {
  const { read, ctx } = longList()
  let lines = 0
  let longest = 0
  let pieces = 0
  for await (const piece of exportRecords(ctx, scope, {}, 'csv')) {
    lines += piece.split('\r\n').length - 1
    longest = Math.max(longest, piece.length)
    // No page is read before the one before was taken.
    expect(read.pages).toBe(pieces)
    pieces += 1
  }
  expect(lines).toBe(total + 1)
  expect(read.rows).toBe(total)
  expect(longest).toBeLessThan(100_000)
})

test('a reader that leaves ends the reads of the list', async () => {
  const { read, ctx } = longList()
  for await (const piece of exportRecords(ctx, scope, {}, 'json')) {
    expect(JSON.parse(piece.split('\n')[0] ?? '')).toMatchObject({ symbol: 'USDC', status: 'succeeded' })
    break
  }
  expect(read.pages).toBe(1)
})
