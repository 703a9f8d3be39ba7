import type { AddressPayment } from '@rialto/contract'
import { expect, test } from 'vitest'

import { english } from '../../testing/english.ts'
import { createFormat } from '../../money/createFormat.ts'
import { overTexts, stateTexts } from './stateTexts.ts'

const payment = {
  ...{ status: 'waiting', amount: '10', due: '10', symbol: 'USDC', networkName: 'Base', refunds: [] as object[] },
} as AddressPayment
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

const part = { arrived: '20', amount: '50', symbol: 'USDC', rule: 'refund' } as const

test('an order that ended with a part names the part and its return', () => {
  const shown = texts({ status: 'expired', part, refunds: [{} as AddressPayment['refunds'][number]] })
  expect(shown).toMatch(/20 of 50\s?USDC arrived\..*Shop returns this part/)
})

test.each([
  ['refund', 'returns this part'],
  ['credit', 'credits this part'],
  ['hold', 'decides whether'],
] as const)('after the end of the session the page names the part and the rule %s', (rule, shown) => {
  const { title, intro } = overTexts({ ...payment, part: { ...part, rule } }, english, createFormat('en'), 'Shop')
  expect(title).toMatch(/^20 of 50\s?USDC arrived$/)
  expect(intro).toContain(shown)
})

test('after the end of the session, an order that was seen whole names no part', () => {
  expect(overTexts(payment, english, createFormat('en'), 'Shop').title).toBe('This session has ended')
})
