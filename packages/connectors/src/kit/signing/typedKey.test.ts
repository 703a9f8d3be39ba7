import { expect, test } from 'vitest'
import { typedKey } from './typedKey.ts'

test('removes pasted blanks, and reads a passphrase only if the form has one', () => {
  expect(typedKey({ username: ' key\n', password: '\tsecret ' })).toEqual({
    kind: 'apiKey',
    key: 'key',
    secret: 'secret',
  })
  expect(typedKey({ username: 'key', password: 'secret', authToken: ' phrase ' })).toMatchObject({
    passphrase: 'phrase',
  })
})

test('empty fields stay empty, for the connector to reject', () => {
  expect(typedKey({})).toEqual({ kind: 'apiKey', key: '', secret: '' })
})
