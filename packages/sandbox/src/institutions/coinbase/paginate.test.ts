import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SimRequest } from '../http/types.ts'
import { paginate } from './paginate.ts'

const request = (query: string): SimRequest => ({
  method: 'GET',
  host: '',
  path: '/v2/accounts',
  rawQuery: query,
  query: new URLSearchParams(query),
  headers: {},
  body: '',
  prefix: '',
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id ${index}` }))

test('pages linked by next_uri contain every item once, in order, for any limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 70 }), (count, limit) => {
      const shown: { id: string }[] = []
      let query: string | undefined = `limit=${limit}`
      while (query !== undefined) {
        const page: ReturnType<typeof paginate<{ id: string }>> = paginate(request(query), rows(count))
        if (page === undefined) throw new Error('No page')
        expect(page.items.length).toBe(Math.min(limit, count - shown.length))
        if (count > 0) expect(page.items).not.toEqual([])
        shown.push(...page.items)
        query = page.pagination.next_uri?.split('?')[1]
      }
      expect(shown).toEqual(rows(count))
    }),
  )
})

test.each([
  ['', 25],
  ['limit=x', 25],
  ['limit=0', 25],
  ['limit=999', 250],
])('%j means %i at a time', (query, limit) => {
  expect(paginate(request(query), rows(300))?.items).toHaveLength(limit)
})

test('an unknown cursor yields no page', () => {
  expect(paginate(request('starting_after=elsewhere'), rows(3))).toBeUndefined()
})
