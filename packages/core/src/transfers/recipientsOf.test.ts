import { expect, test } from 'vitest'

import { recipientsOf } from './recipientsOf.ts'

test('a destination whose address is not known yet is no recipient', () => {
  const known = { networkId: 'ABC', symbol: 'TRX', address: 'T1' }
  expect(recipientsOf([known, { networkId: 'def', address: '' }])).toEqual([{ networkId: 'abc', address: 'T1' }])
})
