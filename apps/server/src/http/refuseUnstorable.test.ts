import { Fault } from '@rialto/core'
import { expect, test } from 'vitest'

import { refuseUnstorable } from './refuseUnstorable.ts'

const refusal = (value: unknown): Fault => {
  try {
    refuseUnstorable(value)
  } catch (error) {
    return error as Fault
  }
  throw new Error('nothing was refused')
}

test('names the field that holds a null character, however deep', () => {
  const fault = refusal({ transferOptions: { toAddresses: [{ symbol: 'USDC' }, { symbol: 'US\0DC' }] } })
  expect(fault).toBeInstanceOf(Fault)
  expect(fault.type).toBe('invalidField')
  expect(fault.message).toMatch(/^transferOptions\.toAddresses\[1\]\.symbol: /)
})

test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('refuses half a surrogate pair: %j', text => {
  expect(refusal({ userId: text }).message).toMatch(/^userId: /)
})

test.each(['', 'é', '😀', '\u0001', '\ufeff', '\uffff'])('lets any other text through: %j', text => {
  expect(() => refuseUnstorable({ userId: text, list: [text, 1, null, true] })).not.toThrow()
})
