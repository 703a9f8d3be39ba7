import { expect, test } from 'vitest'

import { networks } from './networks.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

test('networks have unique ids, names and chain ids', () => {
  expect(networks.every(({ id }) => uuid.test(id))).toBe(true)
  expect(unique(networks.map(({ id }) => id))).toBe(true)
  expect(unique(networks.map(({ name }) => name))).toBe(true)
  expect(unique(networks.map(({ caip2 }) => caip2))).toBe(true)
  // CAIP-2: a lower-case namespace and a reference.
  expect(networks.filter(({ caip2 }) => !/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(caip2))).toEqual([])
  expect(networks.every(({ finalityConfirmations }) => finalityConfirmations >= 1)).toBe(true)
})
