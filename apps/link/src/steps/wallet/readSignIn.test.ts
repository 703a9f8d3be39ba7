import { expect, test } from 'vitest'

import { readSignIn, withAddress } from './readSignIn.ts'

const address = 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr'
const message = [
  'link.example wants you to sign in with your Solana account:',
  address,
  '',
  'Prove that this wallet is yours.',
  '',
  'URI: https://link.example/?a=b: c',
  'Version: 1',
  'Chain ID: mainnet',
  'Nonce: 0a1b2c3d',
  'Issued At: 2026-01-02T03:04:05.000Z',
].join('\n')

test('a wallet receives each line as a separate field, and writes the same text again', () => {
  expect(readSignIn(message)).toEqual({
    domain: 'link.example',
    address,
    statement: 'Prove that this wallet is yours.',
    uri: 'https://link.example/?a=b: c',
    version: '1',
    chainId: 'mainnet',
    nonce: '0a1b2c3d',
    issuedAt: '2026-01-02T03:04:05.000Z',
  })
})

test('a line that is not there is left out, so that the wallet writes none', () => {
  expect(readSignIn(message)).not.toHaveProperty('expirationTime')
  expect(readSignIn(`${message}\nExpiration Time: 2026-01-02T03:14:05.000Z`)).toMatchObject({
    expirationTime: '2026-01-02T03:14:05.000Z',
  })
})

test('a message without an address has no field for it, and receives the address that signs', () => {
  const open = withAddress(message, '').replace('Solana', 'Ethereum')
  expect(readSignIn(open)).not.toHaveProperty('address')
  expect(readSignIn(open)).toMatchObject({ domain: 'link.example', nonce: '0a1b2c3d' })
  expect(withAddress(open, address)).toBe(message.replace('Solana', 'Ethereum'))
})
