import { expect, test } from 'vitest'

import { isContractCode } from './isContractCode.ts'

test('an account without code, or one that delegates by EIP-7702, is not a contract', () => {
  expect(isContractCode('0x')).toBe(false)
  expect(isContractCode(`0xef0100${'11'.repeat(20)}`)).toBe(false)
  expect(isContractCode('0x6080604052')).toBe(true)
})
