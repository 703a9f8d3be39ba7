import { ApiError } from '@rialto/core'
import { expect, test } from 'vitest'

import { rejectUnstorable } from './rejectUnstorable.ts'

const refusal = (value: unknown): ApiError => {
  try {
    rejectUnstorable(value)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('nothing was refused')
}

test('names the field that holds a null character, however deep', () => {
  const error = refusal({ transferOptions: { toAddresses: [{ symbol: 'USDC' }, { symbol: 'US\0DC' }] } })
  expect(error).toBeInstanceOf(ApiError)
  expect(error.type).toBe('invalidField')
  expect(error.message).toMatch(/^transferOptions\.toAddresses\[1\]\.symbol: /)
})

test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('refuses half a surrogate pair: %j', text => {
  expect(refusal({ userId: text }).message).toMatch(/^userId: /)
})

test.each(['', 'é', '😀', '\u0001', '\ufeff', '\uffff'])('lets any other text through: %j', text => {
  expect(() => rejectUnstorable({ userId: text, list: [text, 1, null, true] })).not.toThrow()
})
