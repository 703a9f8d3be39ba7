import { expect, test } from 'vitest'

import { findRule, upstreamErrorOf } from './errorTable.ts'

const common = { byStatus: {}, unnamed: { below500: { kind: 'invalid' }, from500: { kind: 'down' } } }
const rules = [
  { code: 'E1', message: /address/, kind: 'address' },
  { code: /^E\d$/, kind: 'numbered' },
  { status: 429, kind: 'slow' },
]
const kindOf = (error: { status?: number; code?: string; message?: string }) =>
  findRule(rules, { status: 400, code: '', message: '', ...error }, common).kind

test('every condition of a row must hold, and the first row that holds wins', () => {
  expect(kindOf({ code: 'E1', message: 'unknown address' })).toBe('address')
  expect(kindOf({ code: 'E1', message: 'something else' })).toBe('numbered')
  expect(kindOf({ code: 'E1', message: 'something else', status: 429 })).toBe('numbered')
})

test('a code is compared as a whole, or by its pattern', () => {
  expect(kindOf({ code: 'E7' })).toBe('numbered')
  expect(kindOf({ code: 'E77' })).toBe('invalid')
})

test('an error that no row names is judged by its status', () => {
  expect(kindOf({ status: 429 })).toBe('slow')
  expect(kindOf({ status: 499 })).toBe('invalid')
  expect(kindOf({ status: 500 })).toBe('down')
})

test('an error’s texts are cut to 1,000 characters before a pattern sees them', () => {
  const text = `${' '.repeat(1_000)}address`
  expect(upstreamErrorOf(400, { code: text, message: text })).toEqual({
    status: 400,
    code: ' '.repeat(1_000),
    message: ' '.repeat(1_000),
  })
  expect(kindOf({ code: 'E1', message: text })).toBe('numbered')
})
