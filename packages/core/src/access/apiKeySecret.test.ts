import { randomBytes } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { apiKeyPattern, base62, crc32, isApiKeySecret, makeApiKeySecret } from './apiKeySecret.ts'

const ids = { hex: (bytes: number) => randomBytes(bytes).toString('hex') }
const secretOf = (hex: string) => makeApiKeySecret({ hex: () => hex }, 'production')
const secrets = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => secretOf(Buffer.from(bytes).toString('hex')))

describe('a secret', () => {
  test('a secret is its environment, 43 random characters and a checksum of 6', () => {
    expect(makeApiKeySecret(ids, 'sandbox')).toMatch(/^sk_sandbox_[0-9A-Za-z]{49}$/)
    expect(makeApiKeySecret(ids, 'production')).toMatch(/^sk_live_[0-9A-Za-z]{49}$/)
  })

  test('every secret has the same length, and different bytes give different secrets', () => {
    const [low, high] = [secretOf('00'.repeat(32)), secretOf('ff'.repeat(32))]
    expect([low.length, high.length]).toEqual([57, 57])
    expect(low).toMatch(/^sk_live_0{43}/)
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.bigInt(0n, 2n ** 256n - 1n), (a, b) => {
        const [one, other] = [a, b].map(value => secretOf(value.toString(16).padStart(64, '0')))
        return (one === other) === (a === b)
      }),
    )
  })

  test('every generated secret is recognised', () => {
    fc.assert(fc.property(secrets, secret => isApiKeySecret(secret) && apiKeyPattern.test(secret)))
  })

  test('a secret with any one character changed is rejected', () => {
    const printable = fc.integer({ min: 0x20, max: 0x7e }).map(code => String.fromCharCode(code))
    fc.assert(
      fc.property(secrets, fc.nat({ max: 56 }), printable, (secret, at, character) => {
        fc.pre(secret[at] !== character)
        return !isApiKeySecret(`${secret.slice(0, at)}${character}${secret.slice(at + 1)}`)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a secret with two swapped neighbours, a missing or an additional character is rejected', () => {
    fc.assert(
      fc.property(secrets, fc.nat({ max: 55 }), (secret, at) => {
        const swapped = `${secret.slice(0, at)}${secret[at + 1]}${secret[at]}${secret.slice(at + 2)}`
        const shorter = `${secret.slice(0, at)}${secret.slice(at + 1)}`
        return (
          (swapped === secret || !isApiKeySecret(swapped)) && !isApiKeySecret(shorter) && !isApiKeySecret(`${secret}0`)
        )
      }),
    )
  })

  test.each(['', 'sk_live_', 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001', 'sk_live_é'])(
    'not %j',
    text => expect(isApiKeySecret(text)).toBe(false),
  )
})

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('crc32 of %j', (text, sum) => expect(crc32(text)).toBe(sum))

test('base 62 pads to a fixed length and rejects values that do not fit', () => {
  expect([base62(0n, 3), base62(61n, 3), base62(62n, 3)]).toEqual(['000', '00z', '010'])
  expect(() => base62(62n ** 3n, 3)).toThrow(RangeError)
})
