import { expect, it } from 'vitest'

import { checkField, cleanPasted } from './checkField.ts'

const field = { name: 'apiKey', label: 'API key', help: '', pattern: '[A-Z]{4}', example: '', secret: false }

it('asks for what is missing and hints at what is cut off', () => {
  expect(checkField(field, '')).toBe('required')
  expect(checkField(field, 'ABC')).toBe('shape')
  expect(checkField(field, 'ABCD')).toBeUndefined()
  expect(checkField({ ...field, pattern: '(' }, 'x')).toBeUndefined()
  expect(checkField({ ...field, pattern: '' }, 'x')).toBeUndefined()
})

it('takes off what a copied key drags along', () => {
  expect(cleanPasted('  "abc"\n')).toBe('abc')
  expect(cleanPasted('a\nb')).toBe('a\nb')
})
