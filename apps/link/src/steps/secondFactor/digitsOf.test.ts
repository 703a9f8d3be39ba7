import { expect, test } from 'vitest'

import { digitsOf } from './digitsOf.ts'

test.each([
  ['123 456', '123456'],
  ['G-123456.', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('%s gives %s', (text, digits) => expect(digitsOf(text, 6)).toBe(digits))
