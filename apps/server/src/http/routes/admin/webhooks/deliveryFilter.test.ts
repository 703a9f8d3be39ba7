import { expect, test } from 'vitest'

import { deliveryFilter } from './deliveryFilter.ts'

test('seconds are read as milliseconds, and 0 is a time', () => {
  expect(deliveryFilter({ fromTimestamp: 0, toTimestamp: 2 })).toMatchObject({ fromMs: 0, toMs: 2_000 })
  expect(deliveryFilter({}).fromMs).toBeUndefined()
})
