import { expect, test } from 'vitest'

import { depositAddressOf } from './depositAddressOf.ts'

test('an order has one address at its factory, and every other order another one', () => {
  const factory = `0x${'1'.repeat(40)}` as const
  const address = depositAddressOf(factory, 'order')
  expect(address).toMatch(/^0x[0-9a-f]{40}$/)
  expect(depositAddressOf(factory, 'order')).toBe(address)
  const others = [depositAddressOf(factory, 'order 2'), depositAddressOf(`0x${'2'.repeat(40)}`, 'order')]
  expect(new Set([address, ...others]).size).toBe(3)
})
