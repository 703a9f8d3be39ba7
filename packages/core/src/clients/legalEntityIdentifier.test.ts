import { expect, test } from 'vitest'

import { hasLeiCheckDigits } from './legalEntityIdentifier.ts'

const lei = '529900T8BM49AURSDO55'

test('the identifier of the foundation that issues them is accepted', () => expect(hasLeiCheckDigits(lei)).toBe(true))

// A letter in the place of a digit, or the reverse, changes how many digits the number has, which can remain
// undetected.
test('an identifier with any one digit or letter replaced by another is rejected', () => {
  for (const [at, right] of [...lei].entries())
    for (const wrong of /[0-9]/.test(right) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (right !== wrong) expect(hasLeiCheckDigits(lei.slice(0, at) + wrong + lei.slice(at + 1))).toBe(false)
})

test.each(['', lei.slice(1), lei.toLowerCase(), `${lei}0`])('%j has not the form of one', text =>
  expect(hasLeiCheckDigits(text)).toBe(false),
)
