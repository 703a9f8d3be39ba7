import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeLinkToken, encodeLinkToken } from './linkToken.ts'

test('any http(s) URL without fragment survives the round trip', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), url => {
      const plain = encodeURI(decodeURI(url))
      expect(decodeLinkToken(encodeLinkToken(plain))).toBe(plain)
    }),
  )
})

test.each(['ftp://x.example', 'javascript:alert(1)', 'https://x.example/#f', 'https://exämple.com', '', '/link'])(
  'refuses to encode %j',
  url => expect(() => encodeLinkToken(url)).toThrow(TypeError),
)

test.each(['', '%%%', 'aHR0cHM6Ly94LmV4YW1wbGUvP2E', btoa('javascript:alert(1)'), btoa('https://'), 'aHR0cHM6_y8v'])(
  'reads nothing from %j',
  token => expect(decodeLinkToken(token)).toBeUndefined(),
)
