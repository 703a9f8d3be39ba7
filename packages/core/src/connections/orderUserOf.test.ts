import { expect, test } from 'vitest'

import { orderUserOf } from './orderUserOf.ts'

test('the payer of a pay link pays the order of the user who requested it', () => {
  expect(orderUserOf({ userId: 'payer', payLink: { userId: 'owner' } as never })).toBe('owner')
  expect(orderUserOf({ userId: 'owner' })).toBe('owner')
})
