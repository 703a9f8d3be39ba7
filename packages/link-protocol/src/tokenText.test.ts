import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isTokenText, toSafeName, toTokenText } from './tokenText.ts'

/** Also control characters and the separators that end a line of a script. */
const character = fc.integer({ min: 0, max: 0x2fff }).map(code => String.fromCodePoint(code))

test('any id that is not empty becomes one that a script between single quotes can hold', () => {
  fc.assert(fc.property(fc.string({ minLength: 1, unit: character }), id => isTokenText(toTokenText(id))))
})

test('an id of the alphabet is unchanged', () => {
  expect(toTokenText('rat_A-9.~:x')).toBe('rat_A-9.~:x')
  expect(toTokenText("a'b\\c\n")).toBe('a-b-c-')
})

test('no token is empty, longer than 500 characters or no text', () => {
  expect(isTokenText('a'.repeat(500))).toBe(true)
  for (const value of ['', 'a'.repeat(501), 'a b', 7, undefined]) expect(isTokenText(value)).toBe(false)
})

test('no display name can end or bend the string that it stands in', () => {
  fc.assert(fc.property(fc.string({ unit: character }), name => !/['\\\n\r\u2028\u2029]/.test(toSafeName(name))))
  expect(toSafeName("Ann's\\wallet")).toBe('Ann’s/wallet')
})
