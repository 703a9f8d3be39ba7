import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeHeader, encodeHeader } from './wire.ts'

test('any object arrives unchanged, in the characters of a header', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), value => {
      const header = encodeHeader({ ...value })
      expect(header).toMatch(/^[A-Za-z0-9+/]*=*$/)
      expect(decodeHeader(header)).toEqual({ ...value })
    }),
  )
})

test('a header that is not JSON in base64 has no object', () => {
  for (const text of ['', '%%%', Buffer.from('{').toString('base64')]) expect(decodeHeader(text)).toBeUndefined()
})
