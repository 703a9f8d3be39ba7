import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import type { Transfer } from '../ports.ts'
import { less, lineOfTransfer } from './singleLine.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const line = (changes: Partial<Transfer>) => {
  const transfer = aTransfer(connection, { symbol: 'USDC', amount: '10', fee: '1', priceUsd: '1', ...changes })
  const { state, leaves, arrives, missing, returned } = lineOfTransfer(transfer)
  return [state, leaves[0]?.amount, arrives.amount, missing?.amount, returned?.amount]
}

test.each<[string, Partial<Transfer>, (string | undefined)[]]>([
  ['in progress', { phase: 'accepted' }, ['planned', '11', '10', undefined, undefined]],
  ['charged and arrived', { phase: 'settled', charged: { fee: '1', debit: '11' } }, ['actual', '11', '10']],
  ['arrived short', { phase: 'settled', arrived: '9' }, ['planned', '11', '9', '1']],
  [
    'settled and replaced in the chain',
    { phase: 'settled', finding: { kind: 'reorganized', sinceMs: 1 } },
    ['planned', '11', '0', '10'],
  ],
  ['failed without having been sent', { phase: 'failed' }, ['actual', undefined, '0']],
  ['failed, and watched', { phase: 'failed', watchUntilMs: 1 }, ['planned', undefined, '0']],
  ['failed, and sent late', { phase: 'failed', foundLateAtMs: 1 }, ['planned', '11', '10']],
  [
    'asked of a wallet whose fee the client pays',
    { type: 'deFiWallet', networkFeeCharged: '0', phase: 'sending' },
    ['planned', '10', '10'],
  ],
  ['failed, and returned', { phase: 'failed', refunded: { amount: '9' } }, ['planned', '11', '0', '1', '9']],
])('the money line of a transfer that is %s', (_, changes, expected) => {
  expect(line(changes)).toEqual([...expected, undefined, undefined].slice(0, 5))
})

test('nothing is left of an amount that is exceeded', () => {
  expect([less('3', '2'), less('2', '3')]).toEqual(['1', '0'])
})
