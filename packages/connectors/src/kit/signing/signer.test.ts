import { expect, test } from 'vitest'

import { hmac, sha256 } from './signer.ts'

/** RFC 4231, test case 2. */
test.each([
  ['sha256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ['sha384', 'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649'],
  [
    'sha512',
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  ],
] as const)('signs as RFC 4231 has it (%s)', (algorithm, expected) => {
  expect(hmac(algorithm, 'Jefe', 'what do ya want for nothing?', 'hex')).toBe(expected)
  expect(hmac(algorithm, Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?'), 'base64')).toBe(
    Buffer.from(expected, 'hex').toString('base64'),
  )
})

test('hashes as FIPS 180-2 has it', () => {
  expect(Buffer.from(sha256('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
