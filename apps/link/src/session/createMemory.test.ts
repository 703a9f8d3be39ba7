import { expect, test } from 'vitest'

import { createMemory } from './createMemory.ts'

const entry = { sessionToken: 's', choice: { symbol: 'BTC' }, isHandedOver: false }

test('remembers, forgets, and survives a browser that forbids storage', () => {
  const blocked = createMemory(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  blocked.write('c', entry)
  expect(blocked.read('c')).toEqual(entry)
  blocked.forget('c')
  expect(blocked.read('c')).toBeUndefined()
})

test('a damaged entry reads as no entry', () => {
  const kept = { getItem: () => '{"sessionToken":1', setItem: () => undefined, removeItem: () => undefined }
  expect(createMemory(() => kept as unknown as Storage).read('c')).toBeUndefined()
})
