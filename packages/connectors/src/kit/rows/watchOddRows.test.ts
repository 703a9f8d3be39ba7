import { expect, test } from 'vitest'

import { hidesMarketOrder, hidesWithdrawal, watchOddRows } from './watchOddRows.ts'

const search = { order: { reference: 'R1', address: '0xAbCd', amount: '12.5' }, upstreamId: undefined } as never
const hides = hidesWithdrawal(search, 'R1')
const odd = (rows: readonly unknown[], { of = 'withdrawals', isWhole = false } = {}) => ({ of, rows, isWhole }) as never

test.each([
  ['its reference', { note: 'r1' }],
  ['its address in another case', { to: 'ABCD' }],
  ['its amount', { amount: '12.5' }],
])('an unreadable row with %s may be the withdrawal', (_, row) => {
  expect(hides([odd([row])])).toBe(true)
})

test('an unreadable row of something else hides nothing, and a list without any readable row hides all', () => {
  expect(hides([odd([{ amount: '99' }])])).toBe(false)
  expect(hides([odd([], { isWhole: true })])).toBe(true)
  expect([hidesMarketOrder([]), hidesMarketOrder([odd([])])]).toEqual([false, true])
})

test('a search that found nothing among hidden rows fails, and one that found something does not', async () => {
  const http = {} as { onOddRows?: (rows: never) => void }
  const watch = (found: string | undefined) =>
    watchOddRows(
      { http } as never,
      { name: 'Kraken', sought: 'a withdrawal', hides: hidesMarketOrder },
      async context => {
        ;(context as { http: { onOddRows: (rows: never) => void } }).http.onOddRows(odd([{}]))
        return found
      },
    )
  expect(await watch('W1')).toBe('W1')
  await expect(watch(undefined)).rejects.toMatchObject({ kind: 'malformed' })
})
