import { expect, test } from 'vitest'

import { english } from '../testing/english.ts'
import { reasonText } from './reasonText.ts'

test.each([undefined, 'aReasonOfALaterVersion', 'constructor'])(
  'the unknown reason %s has the general text',
  reason => {
    expect(reasonText(english, reason)).toBe(english.reasons.other)
  },
)

test('a refusal of a wallet is about contract accounts, and one of an institution is not', () => {
  expect(reasonText(english, 'refusedByInstitution', true)).toBe(english.wallet.coinOfContract)
  expect(reasonText(english, 'refusedByInstitution')).toBe(english.reasons.refusedByInstitution)
})
