import type { AddressPayment } from '@rialto/contract'
import { expect, test } from 'vitest'

import { english } from '../../testing/english.ts'
import { createFormat } from '../../money/createFormat.ts'
import { stateTexts } from './stateTexts.ts'

const payment = { status: 'waiting', amount: '10', due: '10', symbol: 'USDC', networkName: 'Base' } as AddressPayment
const texts = (changes: Partial<AddressPayment>) => {
  const { title, intro } = stateTexts({ ...payment, ...changes }, english, createFormat('en'), 'Shop')
  return `${title} ${intro}`
}

test('an underpaid order shows the amount due, the paid amount and the whole amount', () => {
  expect(texts({ status: 'underpaid', due: '3' })).toMatch(/3\s?USDC.*7\s?USDC.*10\s?USDC/)
})

test('a code for wallets only is introduced by another text than an address', () => {
  expect(texts({})).toContain('Base')
  expect(texts({ isForWalletsOnly: true })).not.toBe(texts({}))
})

test.each(['expired', 'canceled', 'paidOtherwise', 'held'] as const)(
  'an order that is %s asks for no amount',
  status => {
    expect(texts({ status })).not.toMatch(/USDC/)
  },
)
