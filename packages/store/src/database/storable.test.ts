import fc from 'fast-check'
import { expect, test } from 'vitest'

import { storable } from './storable.ts'

test('NUL becomes the replacement character in a text and in JSON', () => {
  expect(storable('id\0 1')).toBe('id\uFFFD 1')
  expect(storable(['a\0', null, 7])).toEqual(['a\uFFFD', null, 7])
  expect(JSON.parse(String(storable(JSON.stringify({ 'na\0me': ['\0'] }))))).toEqual({ 'na\uFFFDme': ['\uFFFD'] })
})

test('an unpaired surrogate of a JSON text becomes the replacement character', () => {
  expect(JSON.parse(String(storable(JSON.stringify({ name: 'a\uD83D!' }))))).toEqual({ name: 'a\uFFFD!' })
})

test('an escaped backslash before the letters of an escape is unchanged', () => {
  const written = { path: String.raw`C:\u0000\udine`, plain: 'ütf 😀' }
  expect(JSON.parse(String(storable(JSON.stringify(written))))).toEqual(written)
  expect(storable(String.raw`a label \u0000`)).toBe(String.raw`a label \u0000`)
})

test('every other value is unchanged', () => {
  const kept = fc.json({ stringUnit: 'grapheme' }).filter(text => !text.includes(String.raw`\u0000`))
  fc.assert(fc.property(kept, text => storable(text) === text))
  const bytes = Buffer.from([0])
  expect([storable(bytes), storable(undefined), storable(1n)]).toEqual([bytes, undefined, 1n])
})
