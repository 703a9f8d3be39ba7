import { readAmount } from '@rialto/ui/amounts'
import { expect, test } from 'vitest'

import { amountComplaint } from './amountComplaint.ts'

const texts = {
  amountExample: (example: string | number) => `such as ${example}`,
  amountEither: (one: string | number, other: string | number) => `${one} or ${other}`,
}
const complaint = (typed: string, locale: string) => amountComplaint(readAmount(typed, locale, 'USD'), texts, locale)

test('an amount and an empty field have no complaint', () => {
  for (const typed of ['', '2,5', '1.000,50', '100']) expect(complaint(typed, 'de')).toBeUndefined()
})

test('the proposed texts have one meaning each', () => {
  expect(complaint('1.000', 'de')).toBe('1,0000 or 1000')
  expect(complaint('69.995', 'en')).toBe('69.9950 or 69995')
  expect(readAmount('1,0000', 'de', 'USD')).toEqual({ kind: 'amount', amount: '1.0000' })
})

test('an unreadable text is answered by an example in the language', () => {
  expect(complaint('2 5', 'fr')).toBe('such as 25,5')
})
