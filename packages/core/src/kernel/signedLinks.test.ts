import { createHmac } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSignedToken, signedToken, type SignedLinks } from './signedLinks.ts'

const linksWith = (key: string): SignedLinks => {
  const sign: SignedLinks['sign'] = (purpose, text) =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')
  return { sign, verify: (purpose, text, signature) => sign(purpose, text) === signature }
}
const links = linksWith('ours')
const named = fc.record({ id: fc.uuid(), endsAtMs: fc.integer({ min: 0, max: 2 ** 45 }) })

test('a token carries its signed id, and is invalid for any other purpose or key', () => {
  fc.assert(
    fc.property(named, what => {
      const token = signedToken(links, 'receipt', what)
      expect(readSignedToken(links, 'receipt', token)).toEqual(what)
      expect(readSignedToken(links, 'resume', token)).toBeUndefined()
      expect(readSignedToken(linksWith('theirs'), 'receipt', token)).toBeUndefined()
    }),
    { numRuns: 30 },
  )
})

test('a token with any one character changed is invalid', () => {
  const token = signedToken(links, 'receipt', {
    id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    endsAtMs: 1_767_000_000_000,
  })
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', 'f', 'z', 'Z', '.', '-', '='), (at, other) => {
      fc.pre(token[at] !== other)
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(readSignedToken(links, 'receipt', changed)).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

test.each(['', '...', 'nothing', `${'0'.repeat(32)}.1`, '\n'])('the text %j is no token', text => {
  expect(readSignedToken(links, 'receipt', text)).toBeUndefined()
})
