import { expect, test } from 'vitest'

import { endColumns, pairOf } from './endColumns.ts'

test('both ends are read back as they were stored, and are not exchanged', () => {
  const route = {
    origin: { network: 'eip155:1', asset: 'USDC' },
    destination: { network: 'eip155:10', asset: 'USDT' },
  }
  expect(pairOf(endColumns(route))).toEqual(route)
  expect(endColumns(route)).toMatchObject({ origin_asset: 'USDC', destination_asset: 'USDT' })
})
