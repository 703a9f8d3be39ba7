import { expect, test } from 'vitest'
import type { SimRequest } from '../http/types.ts'
import { paginate } from './paginate.ts'

const items = Array.from({ length: 60 }, (_, n) => ({ n }))
const page = (range: string | undefined, all: readonly object[] = items) => {
  const { status, headers, body } = paginate({ headers: { range } } as unknown as SimRequest, all)
  return { status, range: headers?.['content-range'], body: JSON.parse(body) as { n: number }[] }
}

test.each([
  [undefined, 0, 49],
  ['items=0-9', 0, 9],
  ['items=10-10', 10, 10],
  ['items=55-99', 55, 59],
  ['items=5-99', 5, 54],
])('the range %j is answered with items %i to %i', (range, from, to) => {
  const answer = page(range)
  expect([answer.status, answer.range]).toEqual([206, `items ${from}-${to}/60`])
  expect([answer.body[0]?.n, answer.body.at(-1)?.n]).toEqual([from, to])
})

test('an empty list is returned without a range error', () => {
  expect(page(undefined, [])).toEqual({ status: 206, range: 'items */0', body: [] })
})

test.each([
  ['items=60-70', 416],
  ['items=9-8', 416],
  ['bytes=0-4', 412],
  ['items=0-', 412],
])('%s is refused with %i', (range, status) => {
  expect(page(range).status).toBe(status)
})
