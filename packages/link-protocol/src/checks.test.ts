import { expect, test } from 'vitest'

import { amount, flag, integer, isRecord, listOf, literal, maybe, shape, text } from './checks.ts'

test('an amount is a finite JSON number, never its text', () => {
  expect([0, -1.5, 1e-9].every(amount)).toBe(true)
  expect([Number.NaN, Infinity, '1', null, 1n].some(amount)).toBe(false)
})

test('an integer is one that a JSON number carries exactly', () => {
  expect([0, Number.MAX_SAFE_INTEGER].every(integer)).toBe(true)
  expect([1.5, 2 ** 53, '1'].some(integer)).toBe(false)
})

test('a record is neither a list nor null', () => {
  expect(isRecord({})).toBe(true)
  expect([[], null, undefined, 'text', 1].some(isRecord)).toBe(false)
})

test('an optional field may be absent, but not null or of another type', () => {
  expect(maybe(flag)(undefined)).toBe(true)
  expect(maybe(flag)(null)).toBe(false)
  expect(maybe(flag)('true')).toBe(false)
})

test('a list passes with every element, and only one of the named words passes as a literal', () => {
  const statuses = listOf(literal('pending', 'success'))
  expect(statuses([])).toBe(true)
  expect(statuses(['pending', 'success'])).toBe(true)
  expect(statuses(['pending', 'lost'])).toBe(false)
  expect(statuses('pending')).toBe(false)
})

test('a shape leaves fields of newer pages alone and refuses one that lacks its own', () => {
  const isNamed = shape<{ name: string }>({ name: text })
  expect(isNamed({ name: 'a', added: 1 })).toBe(true)
  expect(isNamed({ added: 1 })).toBe(false)
  expect(isNamed([])).toBe(false)
})
