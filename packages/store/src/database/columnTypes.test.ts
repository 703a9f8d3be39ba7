import { expect, test } from 'vitest'

import { columnTypes } from './columnTypes.ts'

const parse = (oid: number, text: string) =>
  (columnTypes.getTypeParser(oid as never) as (text: string) => unknown)(text)

test('no digit of a decimal or a large count is lost', () => {
  expect(parse(1700, '0.100000000000000001')).toBe('0.100000000000000001')
  expect(parse(1231, '{0.100000000000000001,NULL}')).toEqual(['0.100000000000000001', null])
  expect(parse(20, '9007199254740993')).toBe(9_007_199_254_740_993n)
  expect(parse(1016, '{9007199254740993,NULL}')).toEqual([9_007_199_254_740_993n, null])
})

test('a day stays a day in every time zone', () => {
  expect(parse(1082, '2026-01-31')).toBe('2026-01-31')
  expect(parse(1182, '{2026-01-31}')).toEqual(['2026-01-31'])
})
