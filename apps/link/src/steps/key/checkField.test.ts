import { expect, test } from 'vitest'

import { checkField, cleanPasted } from './checkField.ts'

const field = { name: 'apiKey', label: 'API key', help: '', pattern: '[A-Z]{4}', example: '', secret: false }

test('missing fields are requested, and truncated ones are hinted at', () => {
  expect(checkField(field, '')).toBe('required')
  expect(checkField(field, 'ABC')).toBe('shape')
  expect(checkField(field, 'ABCD')).toBeUndefined()
  expect(checkField({ ...field, pattern: '(' }, 'x')).toBeUndefined()
  expect(checkField({ ...field, pattern: '' }, 'x')).toBeUndefined()
})

test('characters copied around a key are removed', () => {
  expect(cleanPasted('  "abc"\n')).toBe('abc')
  expect(cleanPasted('a\nb')).toBe('a\nb')
})
