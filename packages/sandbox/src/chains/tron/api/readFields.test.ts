import { expect, test } from 'vitest'

import { toBase58 } from '../tronKeys.ts'
import { addressIn, amountIn, callDataIn } from './readFields.ts'

const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'

test('an address is read in the form that the request announces, and in no other', () => {
  expect(addressIn({ visible: true, to: toBase58(hex) }, 'to')).toBe(hex)
  expect(addressIn({ to: hex.toUpperCase() }, 'to')).toBe(hex)
  for (const body of [{ visible: true, to: hex }, { to: toBase58(hex) }, { to: hex.slice(2) }, {}])
    expect(() => addressIn(body, 'to')).toThrow('Invalid to')
})

test('an amount is a whole number that JSON carries exactly', () => {
  expect(amountIn({ amount: 5 }, 'amount')).toBe(5n)
  expect(amountIn({}, 'amount')).toBe(0n)
  for (const amount of [-1, 0.5, 2 ** 53, '5']) expect(() => amountIn({ amount }, 'amount')).toThrow('Invalid amount')
})

test('a call is named by its signature or given whole', () => {
  const body = { function_selector: 'transfer(address,uint256)', parameter: 'AB' }
  expect(callDataIn(body)).toBe('a9059cbbab')
  expect(callDataIn({ data: '0xA9059CBB' })).toBe('a9059cbb')
  expect(callDataIn({ function_selector: 'mint(uint256)' })).toBe('00000000')
})
