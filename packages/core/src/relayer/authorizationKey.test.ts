import { expect, test } from 'vitest'

import { authorizationKeyOf } from './authorizationKey.ts'

const key = { networkId: 'n', method: 'eip3009' as const, token: '0xToken', from: '0xHolder', nonce: '0x01' }

test('a nonce of EIP-3009 belongs to one token, and one of Permit2 to all tokens', () => {
  expect(authorizationKeyOf({ ...key, token: '0xOther' })).not.toBe(authorizationKeyOf(key))
  const permit = { ...key, method: 'permit2' as const }
  expect(authorizationKeyOf({ ...permit, token: '0xOther' })).toBe(authorizationKeyOf(permit))
  expect(authorizationKeyOf(permit)).not.toBe(authorizationKeyOf(key))
})

test('spellings of an address make one key, and another holder or nonce another', () => {
  expect(authorizationKeyOf({ ...key, from: '0xHOLDER', token: '0xTOKEN' })).toBe(authorizationKeyOf(key))
  expect(authorizationKeyOf({ ...key, from: '0xSomebody' })).not.toBe(authorizationKeyOf(key))
  expect(authorizationKeyOf({ ...key, nonce: '0x02' })).not.toBe(authorizationKeyOf(key))
})
