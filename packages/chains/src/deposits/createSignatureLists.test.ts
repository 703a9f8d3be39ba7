import { expect, test } from 'vitest'

import { createSignatureLists } from './createSignatureLists.ts'

/** A node with `perSlot` transactions in each slot from 1 to `slots`, of which it lists a thousand at a time. */
const nodeWith = ({
  slots,
  perSlot,
  hasFailed = () => false,
}: {
  slots: number
  perSlot: number
  hasFailed?: (slot: number) => boolean
}) => {
  let pages = 0
  let isWithoutMark = false
  const total = slots * perSlot
  const rowAt = (place: number) => {
    const slot = Math.floor((total - 1 - place) / perSlot) + 1
    return { signature: String(place), slot: BigInt(slot), hasFailed: hasFailed(slot) }
  }
  return {
    signatures: async (_: string, before: string | undefined) => {
      pages += 1
      const first = before === undefined ? 0 : Number(before) + 1
      const count = isWithoutMark ? 0 : Math.max(Math.min(1_000, total - first), 0)
      return Array.from({ length: count }, (_, index) => rowAt(first + index))
    },
    status: async () => (isWithoutMark ? undefined : { confirmations: undefined, isFinal: true }),
    pages: () => pages,
    loseMark: () => {
      isWithoutMark = true
    },
  }
}

test('an account with 50,000 transactions in a range is listed by three calls of 20 pages', async () => {
  const node = nodeWith({ slots: 500, perSlot: 100, hasFailed: slot => slot > 20 })
  const list = createSignatureLists(node)
  const unfinished = { rows: [], readTo: 10n }
  expect(await list('a', { from: 11n, to: 500n })).toEqual(unfinished)
  // Meanwhile there are newer slots, which are read separately.
  expect((await list('a', { from: 500n, to: 500n })).readTo).toBe(500n)
  expect(await list('a', { from: 11n, to: 510n })).toEqual(unfinished)
  const { rows, readTo } = await list('a', { from: 11n, to: 520n })
  expect([rows.length, readTo]).toEqual([1_000, 500n])
  expect(rows.every(({ slot }) => slot >= 11n && slot <= 20n)).toBe(true)
  expect(node.pages()).toBe(51)
})

test('a list keeps the oldest whole slots, and the next call returns the others', async () => {
  const list = createSignatureLists(nodeWith({ slots: 150, perSlot: 100 }))
  const first = await list('a', { from: 1n, to: 150n })
  expect([first.rows.length, first.readTo]).toEqual([10_000, 100n])
  const second = await list('a', { from: 101n, to: 150n })
  expect([second.rows.length, second.readTo]).toEqual([5_000, 150n])
})

test('a node that does not have the last listed transaction any more proves no end of the list', async () => {
  const node = nodeWith({ slots: 500, perSlot: 100 })
  const list = createSignatureLists(node)
  await list('a', { from: 1n, to: 500n })
  node.loseMark()
  await expect(list('a', { from: 1n, to: 500n })).rejects.toThrow('does not have a transaction')
})
