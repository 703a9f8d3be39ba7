import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { eventDetailsOf } from './eventDetailsOf.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })

test('an event has the debit, the fee and the arrived amount, and no refund before one was recorded', () => {
  const transfer = aTransfer(connection, { phase: 'settled', symbol: 'USDC', amount: '10', fee: '1', hash: '0xabc' })
  const details = eventDetailsOf(transfer, [])
  expect(details).toMatchObject({ Token: 'USDC', TxHash: '0xabc', AmountsState: 'Planned', RefundToken: null })
  const { SourceAmountDecimal, FeeAmountDecimal, DestinationAmountDecimal, RefundAmountDecimal } = details
  expect([SourceAmountDecimal, FeeAmountDecimal, DestinationAmountDecimal]).toEqual(['11', '1', '10'])
  expect(RefundAmountDecimal).toBeNull()
})

test('a recorded refund is named with its chain, asset and transaction', () => {
  const refunded = { amount: '9', hash: '0xdef' }
  const details = eventDetailsOf(aTransfer(connection, { phase: 'failed', symbol: 'USDC', refunded }), [])
  expect(details).toMatchObject({ RefundToken: 'USDC', RefundTxHash: '0xdef', RefundAmountDecimal: '9' })
  expect(details.RefundChain).toBe(details.Chain)
})
