import { expect, test } from 'vitest'

import { hasLeiCheckDigits } from './legalEntityIdentifier.ts'

const lei = '529900T8BM49AURSDO55'

test('the identifier of the foundation that issues them is accepted', () => expect(hasLeiCheckDigits(lei)).toBe(true))

test('every identifier with one digit or letter mistyped is rejected', () => {
  for (let at = 0; at < lei.length; at += 1)
    for (const wrong of ['0', '7', 'Q'])
      if (lei[at] !== wrong) expect(hasLeiCheckDigits(lei.slice(0, at) + wrong + lei.slice(at + 1))).toBe(false)
})

test.each(['', lei.slice(1), lei.toLowerCase(), `${lei}0`])('%j has not the form of one', text =>
  expect(hasLeiCheckDigits(text)).toBe(false),
)
