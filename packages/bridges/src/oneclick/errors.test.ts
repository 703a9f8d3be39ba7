import { expect, test } from 'vitest'

import { isUnquoted, oneClickErrors } from './errors.ts'

const read = (body: unknown, status = 400) => oneClickErrors.readError(body, { status, headers: {} })
const kindOf = (text: string) => oneClickErrors.rules.find(({ message }) => message?.test(text))?.kind

test('a rejection is read from one text or several, and never from a success', () => {
  expect(read({ message: 'Amount is too low' })?.message).toBe('Amount is too low')
  expect(read({ message: ['a', 'b'] })?.message).toBe('a; b')
  expect(read({ message: 'fine' }, 200)).toBeUndefined()
  expect(read({ error: 'x' })).toBeUndefined()
})

test.each([
  ['Amount is too low for bridge, try at least 1,500', 'amountTooLow'],
  ['Minimum swap amount is $1.50', 'amountTooLow'],
  ['Insufficient liquidity', 'amountTooHigh'],
  ['recipient is not valid', 'invalidAddress'],
  ['destinationAsset is not supported', 'noRoute'],
  ['No quotes found', 'noRoute'],
  ['address on a blocklist', 'sanctioned'],
  ['try again tomorrow', undefined],
])('%s: %s', (text, kind) => expect(kindOf(text)).toBe(kind))

test('reads the minimum from the error text', () => {
  const rule = oneClickErrors.rules.find(({ message }) => message?.test('too low for bridge'))
  expect(rule?.minimumBaseUnits?.exec('too low for bridge, try at least 1,500')?.[1]).toBe('1,500')
})

test('distinguishes a missing quote from a missing route', () => {
  expect(isUnquoted('Failed to get quote')).toBe(true)
  expect(isUnquoted('No route')).toBe(false)
})
