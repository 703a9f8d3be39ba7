import type { LinkSession } from '@rialto/contract'
import { expect, test } from 'vitest'

import { signingNetworks } from './signingNetworks.ts'

const chains = [
  { networkId: 'sepolia', family: 'evm', chainId: 1 },
  { networkId: 'base', family: 'evm', chainId: 2 },
  { networkId: 'polygon', family: 'evm', chainId: 3 },
  { networkId: 'devnet', family: 'solana' },
]
const sessionWith = (fields: object) =>
  ({ integrations: [{ scheme: 'wallet', chains }], ...fields }) as unknown as LinkSession
const paidOn = (...networkIds: string[]) => ({
  transfer: { destinations: networkIds.map(networkId => ({ networkId })) },
})
const verified = (networkId: string) => ({ networkId, family: 'evm' })

test('the networks of the payment come first, then the one that the wallet is on, then every other one', () => {
  expect(signingNetworks(sessionWith(paidOn('polygon', 'devnet')), 'evm', 2)).toEqual(['polygon', 'base', 'sepolia'])
  expect(signingNetworks(sessionWith(paidOn('base')), 'evm')).toEqual(['base', 'sepolia', 'polygon'])
  expect(signingNetworks(sessionWith({}), 'evm', 3)).toEqual(['polygon', 'sepolia', 'base'])
  expect(signingNetworks(sessionWith({}), 'evm', 99)).toEqual(['sepolia', 'base', 'polygon'])
  expect(signingNetworks(sessionWith(paidOn('base')), 'solana')).toEqual(['devnet'])
})

test('a session that verifies on one network names that one alone, and one that verifies on any has those of the payment first', () => {
  const one = { verifyWallet: { networkId: 'base', networks: [verified('base')] }, ...paidOn('polygon') }
  expect(signingNetworks(sessionWith(one), 'evm', 1)).toEqual(['base'])
  const any = { verifyWallet: { networks: [verified('sepolia')] }, ...paidOn('polygon') }
  expect(signingNetworks(sessionWith(any), 'evm')).toEqual(['polygon', 'sepolia', 'base'])
  expect(signingNetworks(undefined, 'evm')).toEqual([])
})
