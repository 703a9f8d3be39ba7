import { expect, expectTypeOf, test } from 'vitest'

import { defined } from './defined.ts'

test('defined drops undefined values, and keeps other falsy values', () => {
  expect(Object.keys(defined({ a: undefined, b: null, c: 0, d: '', e: false, f: 'x' }))).toEqual([
    'b',
    'c',
    'd',
    'e',
    'f',
  ])
})

test('a property that may be undefined becomes one that may be absent', () => {
  const amount = undefined as string | undefined
  expectTypeOf(defined({ id: 'a', amount })).toExtend<{ id: string; amount?: string }>()
})

test('a property named __proto__ stays a property', () => {
  const polluted = defined(JSON.parse('{"__proto__": {"isAdmin": true}}') as object)
  expect(Object.keys(polluted)).toEqual(['__proto__'])
  expect('isAdmin' in polluted).toBe(false)
})
