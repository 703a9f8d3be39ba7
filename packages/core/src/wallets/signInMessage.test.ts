import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { chainIdOf, familyOf, hasProofs, signInMessage } from './signInMessage.ts'

const message = {
  family: 'evm',
  domain: 'rialto.example',
  uri: 'https://rialto.example',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  statement: 'Prove that this address is yours.',
  chainId: '1',
  nonce: '32891756',
  issuedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
  expiresAtMs: Date.UTC(2026, 0, 2, 3, 14, 5),
} as const

test('the text is that of ERC-4361, line by line', () => {
  expect(signInMessage(message)).toBe(`rialto.example wants you to sign in with your Ethereum account:
0x52908400098527886E0F7030069857D2E4169EE7

Prove that this address is yours.

URI: https://rialto.example
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2026-01-02T03:04:05.000Z
Expiration Time: 2026-01-02T03:14:05.000Z`)
})

test.each([
  ['solana', 'Solana'],
  ['bitcoin', 'Bitcoin'],
  ['tron', 'Tron'],
] as const)('for %s only the word for the account differs', (family, word) => {
  expect(signInMessage({ ...message, family })).toBe(signInMessage(message).replace('Ethereum', word))
})

const production = partialContext({ environment: 'production' })
const sandbox = partialContext()
const named = (name: string) => {
  const network = networks.find(one => one.name === name)
  if (!network) throw new Error(`no network ${name}`)
  return network
}

test('Bitcoin addresses can be verified in both environments, each message naming the first block of its chain', () => {
  expect([sandbox, production].map(ctx => hasProofs(ctx, named('Bitcoin')))).toEqual([true, true])
  expect(chainIdOf(production, named('Bitcoin'))).toMatch(/^000000000019d6689c085ae165831e93/)
  expect(chainIdOf(sandbox, named('Bitcoin'))).toBe('000000000933ea01ad0ee984209779ba')
})

test('other networks can be verified in their own environment only; Solana messages name the cluster, EVM messages the chain id', () => {
  expect([sandbox, production].map(ctx => hasProofs(ctx, named('Ethereum')))).toEqual([false, true])
  expect([sandbox, production].map(ctx => hasProofs(ctx, named('Sepolia')))).toEqual([true, false])
  expect(chainIdOf(production, named('Ethereum'))).toBe('1')
  expect(networks.filter(one => one.networkType === 'solana').map(one => chainIdOf(sandbox, one))).toEqual([
    'mainnet',
    'devnet',
  ])
})

test('a family without signature verification has no messages', () => {
  expect(['evm', 'solana', 'bitcoin', 'tron', 'ripple', ''].map(familyOf)).toEqual([
    'evm',
    'solana',
    'bitcoin',
    'tron',
    undefined,
    undefined,
  ])
})
