import { expect, test } from 'vitest'

import { MisfitError } from './readFields.ts'
import { readPermit2 } from './readPermit2.ts'

const address = (digit: string) => `0x${digit.repeat(40)}`
const signed = { networkId: 'base', signature: '0xab' }
const payload = {
  ...{ from: address('1'), permitted: { token: address('2'), amount: '5' }, nonce: '9', deadline: '20' },
  witness: { to: address('3'), validAfter: '10' },
}

test('recipient and start are read from the witness, which the signature covers', () => {
  expect(readPermit2(payload, signed)).toEqual({
    ...{ ...signed, method: 'permit2', token: address('2'), from: address('1'), to: address('3') },
    ...{ value: 5n, validAfter: 10n, validBefore: 20n, nonce: '9' },
  })
})

test.each([
  ['no witness', { witness: undefined }],
  ['a nonce in hexadecimal', { nonce: '0x09' }],
  ['a short address', { from: '0x1' }],
  ['a negative amount', { permitted: { token: address('2'), amount: '-5' } }],
])('a payload with %s is unreadable', (_, changes) => {
  expect(() => readPermit2({ ...payload, ...changes }, signed)).toThrow(MisfitError)
})
