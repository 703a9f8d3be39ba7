import { expect, test } from 'vitest'

import { readEmail } from './readEmail.ts'

test('one address has one spelling', () => {
  expect(readEmail('  Sam@Shop.Example ')).toBe('sam@shop.example')
})

test.each([
  '',
  'sam',
  'sam@',
  '@shop.example',
  'sam smith@shop.example',
  'a@b@c',
  'a\0@b.example',
  `${'a'.repeat(250)}@b.example`,
])('%j is refused as an email address', text => {
  expect(() => readEmail(text)).toThrow(expect.objectContaining({ type: 'invalidField' }))
})
