import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { errorCode, errorMessage } from './errorCode.ts'

test('the code of a system error is read', async () => {
  const error: unknown = await readFile('/no/such/file').catch((thrown: unknown) => thrown)
  expect(errorCode(error)).toBe('ENOENT')
})

test.each([undefined, null, 'ENOENT', {}, { code: 404 }, new Error('x')])('finds no code in %s', thrown => {
  expect(errorCode(thrown)).toBeUndefined()
})

test('every thrown value has a message', () => {
  expect(errorMessage(new TypeError('not a number'))).toBe('not a number')
  expect(errorMessage('plain text')).toBe('plain text')
  expect(errorMessage(undefined)).toBe('undefined')
})
