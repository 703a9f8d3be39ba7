import { expect, test } from 'vitest'

import { english } from '../testing/english.ts'
import { leavesLabel } from './leavesLabel.ts'

const sold = { symbol: 'USD', amount: '40.92' }
const label = (line: Parameters<typeof leavesLabel>[0], payer: object = {}) =>
  leavesLabel(line, { from: 'Coinbase', ...payer }, english.money)

test('the debit of an account is planned, at most as high as approved, or past', () => {
  expect(label({ state: 'planned' })).toMatch(/^Leaves .?Coinbase.?$/)
  expect(label({ state: 'planned', sold })).toMatch(/^Leaves .?Coinbase.? at most$/)
  expect(label({ state: 'actual', sold })).toMatch(/^Left .?Coinbase.?$/)
})

test('the debit of a wallet names the wallet of the user', () => {
  expect(label({ state: 'actual' }, { isFromWallet: true })).toBe('Leaves your wallet')
})

test('a payment to an address names its network, and no account', () => {
  expect(label({ state: 'actual' }, { isPaidIn: true, from: 'Sepolia' })).toMatch(/^Sent on .?Sepolia.?$/)
})
