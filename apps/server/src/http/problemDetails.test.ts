import fc from 'fast-check'
import { expect, test } from 'vitest'

import { errorHash, problemDetails } from './problemDetails.ts'

test('an error hash is eight hex digits and the same for the same failure', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (operation, type, site) => {
      const hash = errorHash(operation, type, site)
      expect(hash).toMatch(/^[0-9a-f]{8}$/)
      expect(errorHash(operation, type, site)).toBe(hash)
    }),
  ))

test('the hash of a list’s field is independent of the item', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const of = (index: number) => errorHash('createLinkToken', 'invalidField', `toAddresses[${index}].symbol`)
      expect(of(one)).toBe(of(other))
    }),
  ))

test('the hash distinguishes operations, types and sites', () => {
  const hashes = [
    errorHash('a', 'invalidField'),
    errorHash('b', 'invalidField'),
    errorHash('a', 'missingField'),
    errorHash('a', 'invalidField', 'userId'),
    errorHash('a', 'invalidField', 'symbol'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

const reported = (message: string) =>
  problemDetails({ type: 'invalidField', http: 400, message }, '/api/v1/authenticate')

test('a failure about a field names the field', () => {
  expect(reported('fields[0].name: is\ntoo long: 7')).toEqual({
    type: 'urn:rialto:error:invalidField',
    title: 'A field is not valid.',
    status: 400,
    detail: 'fields[0].name: is\ntoo long: 7',
    instance: '/api/v1/authenticate',
    errors: { 'fields[0].name': ['is\ntoo long: 7'] },
  })
})

test('a failure without a field names no field', () => {
  expect(reported('The body is not valid JSON.')).not.toHaveProperty('errors')
})
