import { expect, test } from 'vitest'

import { readPasskeyId } from './readPasskeyId.ts'

test('an id is read in any case, and an invalid one belongs to no passkey', () => {
  const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
  expect(readPasskeyId(id.toUpperCase())).toBe(id)
  expect(() => readPasskeyId('1; drop table')).toThrow('Passkey not found.')
})
