import { operations } from '@rialto/contract'
import { expect, test } from 'vitest'

import { offeredOperations } from './offeredOperations.ts'

test('every read operation and those of a deposit are offered, and none that orders, changes or removes', () => {
  const offered = offeredOperations.map(({ id }) => id)
  const reads = operations.filter(({ permission }) => permission !== 'write').map(({ id }) => id)
  expect(offered).toEqual(expect.arrayContaining(reads))
  expect(offered).toEqual(expect.arrayContaining(['authenticate', 'previewTransfer', 'executeTransfer']))
  for (const id of ['placeOrder', 'createTransfer', 'removeAccount', 'updateTransfer', 'createBridgingAddress'])
    expect(offered).not.toContain(id)
})
