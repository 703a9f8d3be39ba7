import { walletIntegrationType } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { senderOf } from './senderOf.ts'

test('only a self-custody wallet sends from a known address', () => {
  const refundTo = { address: '0x1' }
  expect(senderOf({ type: walletIntegrationType, refundTo })).toBe('0x1')
  expect(senderOf({ type: walletIntegrationType })).toBe('')
  expect(senderOf({ type: 'kraken', refundTo })).toBe('')
})
