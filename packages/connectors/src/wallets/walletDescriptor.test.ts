import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { walletDescriptor } from './walletDescriptor.ts'

const of = (type: string) => networks.find(({ networkType }) => networkType === type)?.id ?? ''
const [solana, ripple] = [of('solana'), of('ripple')]
const chains = {
  networkIds: ['evm', solana, ripple],
  chainIdOf: (networkId: string) => (networkId === 'evm' ? 8453 : undefined),
} as never

test('a wallet pays on EVM networks by their chain ids, and on Solana, Bitcoin and Tron', () => {
  const { networks: offered } = walletDescriptor(chains, true)
  expect(offered.map(({ networkId }) => networkId)).toEqual(['evm', solana])
  expect(offered[0]?.upstreamId).toBe('eip155:8453')
})

test('a wallet that only proves its address has no transfers', () => {
  expect(walletDescriptor(chains).products).not.toContain('transfers')
  expect(walletDescriptor(chains, true).products).toContain('transfers')
})
