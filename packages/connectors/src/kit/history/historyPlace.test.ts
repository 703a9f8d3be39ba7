import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isoTime, present, readPlace, writePlace } from './historyPlace.ts'

const spot = fc.record(
  {
    cursor: fc.string({ minLength: 1, maxLength: 200 }).filter(text => Buffer.from(text).toString() === text),
    claimed: fc.nat(999),
  },
  { requiredKeys: ['claimed'] },
)
const place = fc.record(
  { endMs: fc.integer({ min: 1e12, max: 9_999_999_999_999 }), sent: spot, received: spot },
  { requiredKeys: ['endMs'] },
)

test('a cursor of a history reads back unchanged', () => {
  fc.assert(
    fc.property(place, at => {
      expect(readPlace(writePlace(at))).toEqual(at)
    }),
  )
})

test('text that was never issued as a cursor is undefined', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(readPlace(`${text}.`)).toBeUndefined()
    }),
  )
  expect(['', '1', '1767571200000.1', '1767571200000.1.1.1', '1767571200000.1000.-'].map(readPlace)).toEqual(
    Array(5).fill(undefined),
  )
})

test('an invalid date is a malformed reply, not 1970', () => {
  expect(isoTime('2026-01-05T00:00:00Z', 'Uphold')).toBe(Date.UTC(2026, 0, 5))
  expect(() => isoTime('soon', 'Uphold')).toThrow('Uphold returned an invalid date')
})

test('an institution’s placeholders for missing values are left out', () => {
  expect(present({ hash: '', tag: null, chain: undefined, id: '0' })).toEqual({ id: '0' })
})
