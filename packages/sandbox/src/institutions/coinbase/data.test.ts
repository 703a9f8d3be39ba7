import { expect, test } from 'vitest'

import { data, isoTime } from './data.ts'

const bodyOf = (version: string | undefined) =>
  JSON.parse(
    String(data({ headers: { 'cb-version': version } } as never, [1], 200, { pagination: null }).body),
  ) as object

test('a call without a version of the API is answered with a warning, as by Coinbase', () => {
  expect(bodyOf(undefined)).toMatchObject({ data: [1], pagination: null, warnings: [{ id: 'missing_version' }] })
  expect(bodyOf('yesterday')).toHaveProperty('warnings')
  expect(bodyOf('2025-01-01')).toEqual({ data: [1], pagination: null })
})

test('times have whole seconds', () => {
  expect(isoTime(1_767_000_000_123)).toBe('2025-12-29T09:20:00Z')
})
