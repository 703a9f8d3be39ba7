import { expect, it } from 'vitest'

import { digitsOf } from './digitsOf.ts'

it.each([
  ['123 456', '123456'],
  ['G-123456.', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('%s gives %s', (text, digits) => expect(digitsOf(text, 6)).toBe(digits))
