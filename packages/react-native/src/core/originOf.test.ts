import fc from 'fast-check'
import { expect, test } from 'vitest'

import { originOf } from './originOf.ts'

test.each([
  ['HTTPS://Link.Example/path', 'https://link.example'],
  ['https://link.example:443?x', 'https://link.example'],
  ['https://link.example:0443#x', 'https://link.example'],
  ['http://10.0.2.2:4000/link', 'http://10.0.2.2:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
])('%s is of %s', (url, origin) => expect(originOf(url)).toBe(origin))

test.each([
  'https://link.example@evil.example/',
  'https://link.example\\@evil.example/',
  'https://evil.example\t/',
  'https://lınk.example/',
  'https://link.example:65536/',
  'https:/link.example/',
  'javascript:alert(1)',
  '',
])('%s has no origin', url => expect(originOf(url)).toBeUndefined())

test('a browser reads the same origin for every accepted address', () => {
  const url = fc.stringMatching(/^https?:\/\/[a-z][a-z.@/?#\\-]{0,12}(:[0-9]{1,5})?[a-z/@]{0,3}$/)
  fc.assert(
    fc.property(url, address => {
      const origin = originOf(address)
      if (origin !== undefined && URL.canParse(address)) expect(new URL(address).origin).toBe(origin)
    }),
  )
})
