import { expect, test } from 'vitest'

import { requireSubClient } from './requireSubClient.ts'

test('a missing sub-client is an error, and any other is returned', () => {
  const subClient = { id: 'sub' } as never
  expect(requireSubClient(subClient)).toBe(subClient)
  expect(() => requireSubClient(undefined)).toThrow(expect.objectContaining({ type: 'notFound' }))
})
