import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeSensitive } from './decodeSensitive.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64')

test('any text is decoded, and absent fields stay absent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(decodeSensitive({ password: base64(text) })).toEqual({ password: text })
    }),
  )
  expect(decodeSensitive({ username: base64('a'), password: undefined })).toEqual({ username: 'a' })
})

test.each([
  ['not base64', '*'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe]).toString('base64')],
])('names the field that is %s', (_, mfaCode) => {
  expect(() => decodeSensitive({ mfaCode })).toThrow(/^mfaCode: /)
})
