import type { BridgedTransfer } from '@rialto/core'
import { expect, test } from 'vitest'

import { detailOf } from './bridgedTransferRow.ts'

test('the stored detail has the bridge’s part of a transfer, and none of the columns', () => {
  const transfer = {
    ...{ id: 'transfer', amount: '10', phase: 'accepted' },
    ...{ origin: { network: 'eip155:1', asset: 'USDC' }, step: 'paidIn', timeline: [], originHashes: ['0x1'] },
    ...{ paidInAmount: '10', refundHashes: [] },
  } as unknown as BridgedTransfer
  expect(JSON.parse(detailOf(transfer))).toEqual({
    ...{ origin: { network: 'eip155:1', asset: 'USDC' }, step: 'paidIn', timeline: [], originHashes: ['0x1'] },
    ...{ paidInAmount: '10', refundHashes: [] },
  })
})
