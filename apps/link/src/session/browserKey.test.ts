import { expect, test } from 'vitest'

import { browserKey } from './browserKey.ts'

const storageWith = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [['rialto.link.browser', kept]])
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
  return () => storage as unknown as Storage
}

test('a browser keeps the key that it made', () => {
  const storage = storageWith()
  const made = browserKey(storage)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(browserKey(storage)).toBe(made)
})

test('a stored value of another form is replaced', () => {
  const storage = storageWith('<script>')
  expect(browserKey(storage)).toMatch(/^[0-9a-f]{64}$/)
})

test('a browser without storage has no key', () => {
  const blocked = () => {
    throw new Error('The operation is insecure.')
  }
  expect(browserKey(blocked)).toBeUndefined()
})
