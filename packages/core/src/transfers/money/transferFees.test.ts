import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import type { Transfer } from '../ports.ts'
import { failedFees, transferFees } from './transferFees.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const transfer = (changes: Partial<Transfer>): Transfer =>
  aTransfer(connection, { symbol: 'USDC', amount: '10', fee: '1', ...changes })

test.each<[string, Partial<Transfer>, unknown]>([
  ['an institution that has not reported', {}, [{ takenBy: 'institution', amount: '1' }]],
  ['an institution that took more', { charged: { fee: '1', debit: '12' } }, [{ takenBy: 'institution', amount: '2' }]],
  ['an institution without a fee', { fee: '0' }, []],
  ['a wallet whose fee is not known', { type: 'deFiWallet', networkFee: { symbol: 'ETH' } }, [{ takenBy: 'network' }]],
  [
    'a wallet whose transaction was read',
    { type: 'deFiWallet', networkFee: { symbol: 'ETH', amount: '0.2' }, networkFeeCharged: '0.1' },
    [{ symbol: 'ETH', takenBy: 'network', amount: '0.1' }],
  ],
  ['an order that is paid by address', { paymentRequestId: 'request-1' }, []],
])('the fees of %s', (_, changes, expected) => {
  expect(transferFees(transfer(changes))).toMatchObject(expected as object[])
  expect(transferFees(transfer(changes))).toHaveLength((expected as object[]).length)
})

test('a failed transfer costs the fee of a transaction that the network has charged, and nothing else', () => {
  expect(failedFees(transfer({}))).toEqual([])
  expect(failedFees(transfer({ type: 'deFiWallet', networkFeeCharged: '0.1' }))).toMatchObject([{ amount: '0.1' }])
})
