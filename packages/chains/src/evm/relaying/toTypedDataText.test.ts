import type { Authorization } from '@rialto/core'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'

import { exactProxyAddress, isBitSet, permit2TypedData } from './permit2.ts'
import { eip3009TypedData } from './eip3009.ts'
import { toTypedDataText } from './toTypedDataText.ts'

const address = (digit: string) => `0x${digit.repeat(40)}`
const terms: Omit<Authorization, 'signature'> = {
  networkId: 'base',
  method: 'permit2',
  token: address('2'),
  from: address('1'),
  to: address('3'),
  value: 2n ** 128n,
  validAfter: 0n,
  validBefore: 20n,
  nonce: '9',
}

test('the text names the type of its domain, with the fields that the domain has', () => {
  const { types, message } = JSON.parse(toTypedDataText(permit2TypedData(1, terms))) as {
    types: { EIP712Domain: { name: string }[] }
    message: { permitted: { amount: string }; spender: string }
  }
  expect(types.EIP712Domain.map(({ name }) => name)).toEqual(['name', 'chainId', 'verifyingContract'])
  expect(message.permitted.amount).toBe(String(2n ** 128n))
  expect(message.spender).toBe(exactProxyAddress)
})

test('a wallet that reads the text signs the same digest as a library', () => {
  const token = { name: 'USD Coin', version: '2', contract: address('2') }
  const data = eip3009TypedData(1, token, { ...terms, method: 'eip3009', nonce: `0x${'ab'.repeat(32)}` })
  const read = JSON.parse(toTypedDataText(data)) as Parameters<typeof hashTypedData>[0]
  expect(hashTypedData(read)).toBe(hashTypedData(data))
})

test('a nonce of Permit2 is one bit of a word of 256', () => {
  expect([isBitSet(1n << 9n, '9'), isBitSet(1n << 9n, '265'), isBitSet(1n << 9n, '8')]).toEqual([true, true, false])
})
