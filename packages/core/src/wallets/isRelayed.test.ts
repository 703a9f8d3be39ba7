import { expect, test } from 'vitest'

import { isRelayed } from './isRelayed.ts'

test.each([
  [undefined, false],
  ['sent', true],
  ['mined', true],
  ['succeeded', true],
  ['reverted', false],
  ['displaced', false],
])('a payment with a relay in the state %s counts as relayed: %s', async (state, expected) => {
  const findOf = async () => (state === undefined ? undefined : { state })
  const payment = { scope: { clientId: 'client', environment: 'sandbox' }, id: 'transfer' } as const
  expect(await isRelayed({ relays: { findOf } as never }, payment)).toBe(expected)
})
