import { expect, test } from 'vitest'

import { codeOf } from './codeOf.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３\u3000４５６', '123456'],
  ['\u200f123456', '123456'],
  // Not digits: the server refuses it.
  ['12345a', '12345a'],
])('the code %s is sent as %s', (typed, code) => {
  const form = new FormData()
  form.set('oneTimeCode', typed)
  expect(codeOf(form)).toBe(code)
})
