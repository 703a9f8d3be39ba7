import { expect, test } from 'vitest'

import { readShownName, rejectHidden } from './shownText.ts'

test.each([
  ['a text that is shown from right to left', 'Shop \u202egnp.exe'],
  ['an isolate', 'Shop \u2066x\u2069'],
  ['a mark of direction', 'Shop\u200f'],
  ['a sign without width', 'Sh\u200bop'],
  ['a byte order mark', '\ufeffShop\ufeff!'],
  ['a control character', 'Sh\u0007op'],
  ['a line break', 'Shop\nVerified'],
  ['Cyrillic letters in a Latin word', 'P\u0430yp\u0430l'],
  ['a Greek letter in a Latin word', 'Sh\u03bfp'],
  ['blanks', '   '],
])('%s is in no name', (_, name) => {
  expect(() => readShownName('name', name)).toThrow('name: must not')
})

test.each([
  'Shop',
  'Магазин Shop',
  'Café Ω',
  'قهوة',
  'خانه\u200cها',
  '株式会社 Shop',
  '👩\u200d🍳 Kitchen',
  '  Shop & Co.  ',
])('%s is a name', name => expect(readShownName('name', name)).toBe(name.trim()))

test('a description may have lines, and nothing that is hidden', () => {
  rejectHidden('description', 'Two books\nand a pen')
  rejectHidden('description', undefined)
  expect(() => rejectHidden('description', 'Pay \u202e52$')).toThrow('description: must not contain invisible signs')
})
