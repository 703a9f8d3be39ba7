import type { LinkTransfer } from '@rialto/contract'
import { expect, test } from 'vitest'

import { createFormat } from '../../money/createFormat.ts'
import { english } from '../../testing/english.ts'
import { progressTitle } from './progressTitle.ts'

const sent = {
  amount: '30',
  symbol: 'USDC',
  fromName: 'Binance',
  state: 'pending',
  isUnconfirmed: false,
  steps: [{ name: 'sentByInstitution', state: 'done' }],
} as unknown as LinkTransfer
const title = (changes: Partial<LinkTransfer> = {}, rest?: 'missing' | 'rehearsed') =>
  progressTitle({ ...sent, ...changes }, rest, english, createFormat('en')).replace('\u00a0', ' ')

test.each([
  ['part', 'Arrived in part'],
  ['short', 'Less arrived than was sent'],
] as const)('a transfer that the chain contradicts (%s) is not on its way', (state, shown) => {
  expect(title({ state, isContradicted: true })).toBe(shown)
  expect(title({ state, isContradicted: true, isUnconfirmed: true })).toBe(shown)
})

test('the heading follows the transfer from its submission to the moment it is sent', () => {
  expect(title({ steps: [] })).toBe('Your transfer was submitted')
  expect(title()).toBe('Your transfer is on its way')
  expect(title({ isUnconfirmed: true })).toBe('Checking with Binance')
  expect(progressTitle(undefined, undefined, english, createFormat('en'))).toBe('Your transfer was submitted')
})

test('of a transfer in parts, the heading names the rest, or the part that arrived first', () => {
  expect(title({ missing: '10' }, 'missing')).toBe('Pay the missing amount')
  expect(title({ missing: '10' }, 'rehearsed')).toBe('20 USDC arrived')
})
