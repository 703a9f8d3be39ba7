import type { Execution, TransferPhase } from '@rialto/core'
import { expect, test } from 'vitest'

import {
  executionMessage,
  executionStatus,
  requestedAmount,
  transactionStatus,
  transferFee,
} from './executionStatus.ts'

const execution = (phase: TransferPhase, more: object = {}) =>
  ({ transfer: { phase, failureMessage: 'Stored reason.' }, ...more }) as Execution
const outcome = (kind: string, more: object = {}) => execution('sending', { outcome: { kind, ...more } })

test.each([
  ['accepted', 'inProgress'],
  ['unknown', 'inProgress'],
  ['secondFactorRequired', 'mfaRequired'],
  ['secondFactorRefused', 'mfaFailed'],
  ['rejected', 'failed'],
  ['walletConfirmationRequired', 'deFiWalletConfirmationRequired'],
])('the outcome %s of the call is answered as %s', (kind, status) => {
  expect(executionStatus(outcome(kind))).toBe(status)
})

test.each<[TransferPhase, string, string]>([
  ['settled', 'succeeded', 'succeeded'],
  ['failed', 'failed', 'failed'],
  ['unknown', 'inProgress', 'unknown'],
  ['accepted', 'inProgress', 'pending'],
  ['onChain', 'inProgress', 'pending'],
  ['converting', 'inProgress', 'pending'],
])('a transfer that was %s already is answered as %s, and its transaction as %s', (phase, status, transaction) => {
  expect(executionStatus(execution(phase))).toBe(status)
  expect(transactionStatus(execution(phase))).toBe(transaction)
})

test('a travel rule request takes precedence over every other status', () => {
  expect(executionStatus(execution('sending', { travelRule: {}, outcome: { kind: 'travelRuleRequired' } }))).toBe(
    'travelRuleRequired',
  )
})

test('the user reads what to do next, and else why the transfer failed', () => {
  expect(executionMessage(outcome('rejected', { message: 'No.' }))).toBe('No.')
  expect(executionMessage(outcome('addressWhitelistRequired', { howTo: 'Add it.' }))).toBe('Add it.')
  expect(executionMessage(outcome('secondFactorRefused'))).toContain('No funds have moved')
  expect(executionMessage(execution('failed'))).toBe('Stored reason.')
})

test('the requested amount includes the fees exactly if they were deducted from it', () => {
  const amounts = { amount: '9.5', fee: '0.5', clientFee: { amount: '0.25', ratio: '0.02' } }
  const requested = (isFeeIncluded: boolean) =>
    requestedAmount({ ...amounts, isFeeIncluded } as Parameters<typeof requestedAmount>[0])
  expect([requested(true), requested(false)]).toEqual(['10', '9.25'])
})

test('a fee without a price is worth 0, as published clients require a number', () => {
  expect(transferFee('0.5', 'ETH', '2000')).toEqual({
    fee: 0.5,
    feeDecimal: '0.5',
    feeCurrency: 'ETH',
    feeInFiat: 1_000,
    feeInTransferCurrency: 0.5,
  })
  expect(transferFee('0.5', 'ETH', undefined).feeInFiat).toBe(0)
})
