import { expect, test } from 'vitest'

import { isPaidIn } from './isPaidIn.ts'

test('a payment to an address names its network, and a withdrawal or a payment of a wallet its account', () => {
  expect(isPaidIn({ steps: [{ name: 'paidIn', state: 'done' }] })).toBe(true)
  expect(isPaidIn({ steps: [{ name: 'submitted', state: 'done' }] })).toBe(false)
})
