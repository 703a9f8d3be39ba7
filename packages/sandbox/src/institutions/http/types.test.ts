import fc from 'fast-check'
import { expect, test } from 'vitest'
import { json, readJsonObject, sameSecret, stableUuid } from './types.ts'

test.each(['', '1', '"text"', 'null', '[1]', '{', 'undefined'])('%j is no JSON object', text => {
  expect(readJsonObject(text)).toBeUndefined()
})

test('an object is read with its members', () => {
  expect(readJsonObject('{"a":{"b":1}}')).toEqual({ a: { b: 1 } })
})

test('secrets are the same when they are, whatever their lengths', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => sameSecret(a, b) === (a === b) && sameSecret(a, a)))
})

test('a name always has the same id, of the form of RFC 9562, and no other name has it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(stableUuid(a)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(stableUuid(a) === stableUuid(b)).toBe(a === b)
    }),
  )
})

test('a JSON response is not cacheable, and has the given headers', () => {
  expect(json(201, { a: 1 }, { date: 'now' })).toEqual({
    status: 201,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', date: 'now' },
    body: '{"a":1}',
  })
})
