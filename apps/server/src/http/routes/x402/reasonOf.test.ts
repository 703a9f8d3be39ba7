import { expect, test } from 'vitest'

import { reasonOf } from './reasonOf.ts'

test('a rule of the order has one reason for both methods of transfer', () => {
  for (const rule of ['orderPaid', 'sanctioned', 'perDay'] as const)
    expect(reasonOf(rule, 'permit2')).toBe(reasonOf(rule, 'eip3009'))
})

test('a fault of the signed transfer is named by its own method', () => {
  expect(reasonOf('expired', 'permit2')).toBe('permit2_deadline_expired')
  expect(reasonOf('expired', 'eip3009')).toBe('invalid_exact_evm_payload_authorization_valid_before')
})
