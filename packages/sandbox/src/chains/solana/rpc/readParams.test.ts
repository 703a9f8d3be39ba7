import { expect, test } from 'vitest'
import { addressIn, configIn, numberIn, textIn } from './readParams.ts'

const SYSTEM = '11111111111111111111111111111111'

test('parameters are read by position', () => {
  expect(addressIn([SYSTEM])).toBe(SYSTEM)
  expect(textIn([1, 'a'], 1)).toBe('a')
  expect(numberIn([0])).toBe(0)
  expect(configIn([SYSTEM, { commitment: 'finalized' }], 1)).toEqual({ commitment: 'finalized' })
})

test.each([undefined, null, [], 'text', 1])('options that are %j are none', value => {
  expect(configIn([value], 0)).toEqual({})
})

test.each([
  [() => addressIn(['0x12']), 'Invalid address'],
  [() => addressIn([]), 'Invalid address'],
  [() => textIn([1]), 'text expected'],
  [() => numberIn(['1']), 'whole number expected'],
  [() => numberIn([-1]), 'whole number expected'],
  [() => numberIn([1.5]), 'whole number expected'],
  [() => numberIn([2 ** 53]), 'whole number expected'],
])('a parameter of another kind is refused with Solana’s number', (read, message) => {
  expect(read).toThrow(expect.objectContaining({ code: -32_602, message: `Invalid param: ${message}` }))
})
