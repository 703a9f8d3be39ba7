import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

interface Page {
  rows: number[]
  nextPageCursor: string
}
const read = (rows: number[], params: Record<string, string>) =>
  pageOf(new URLSearchParams(params), rows) as Page | undefined

test('pages linked by the cursor contain every row once, in order, for any limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (rows, limit) => {
      const shown: number[] = []
      let cursor = ''
      do {
        const page = read(rows, { limit: String(limit), cursor })
        if (page === undefined) throw new Error('No page')
        expect(page.rows.length).toBeLessThanOrEqual(limit)
        shown.push(...page.rows)
        cursor = page.nextPageCursor
      } while (cursor !== '')
      expect(shown).toEqual(rows)
    }),
  )
})

const cursorOf = (from: unknown) => Buffer.from(JSON.stringify({ from })).toString('base64')

test.each([
  { limit: '0' },
  { limit: '51' },
  { limit: '1.5' },
  { limit: 'x' },
  { cursor: 'bogus' },
  { cursor: cursorOf(-1) },
  { cursor: cursorOf('1') },
])('%j is no page', params => {
  expect(read([1, 2], params as unknown as Record<string, string>)).toBeUndefined()
})
