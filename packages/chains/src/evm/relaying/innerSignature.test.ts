import { concatHex, encodeAbiParameters } from 'viem/utils'
import { expect, test } from 'vitest'

import { innerSignature } from './innerSignature.ts'

const suffix = `0x${'6492'.repeat(16)}` as const
const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const

test('the signature of an account is read from one that includes its deployment', () => {
  const inner = `0x${'ab'.repeat(97)}` as const
  const whole = concatHex([encodeAbiParameters(types, [`0x${'11'.repeat(20)}`, '0x1234', inner]), suffix])
  expect(innerSignature(whole)).toBe(inner)
  expect(innerSignature(whole.toUpperCase().replace('0X', '0x'))).toBe(inner)
})

test('another signature, and a malformed one with the suffix, have no inner signature', () => {
  expect(innerSignature(`0x${'ab'.repeat(65)}`)).toBeUndefined()
  expect(innerSignature(`0x1234${suffix.slice(2)}`)).toBeUndefined()
})
