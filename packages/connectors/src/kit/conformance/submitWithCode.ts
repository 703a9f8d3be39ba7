import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { expect } from 'vitest'
import type { ConformanceSubject } from './subject.ts'

/** Submits like a user: first without a code, and again with it if one is required. */
export const submitWithCode = async (
  subject: ConformanceSubject,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const { submit } = subject.connector.withdraw
  const first = await submit(credentials, order)
  if (first.kind !== 'secondFactorRequired') return first
  expect(subject.created(order.reference)).toBe(0)
  return submit(credentials, order, subject.code)
}
