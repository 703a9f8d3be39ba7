import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import type { LinkRequest } from '../link/ports.ts'
import { anAddress, baseSepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { verifiableNetworks } from './verifiableNetworks.ts'

type Wanted = NonNullable<LinkRequest['verifyWallet']>
const ctx = partialContext()
const namesOf = (wanted: Partial<Wanted>, transfer?: LinkRequest['transfer']) =>
  verifiableNetworks(ctx, { verifyWallet: { addresses: [], ...wanted }, ...(transfer && { transfer }) }).map(
    ({ network, family }) => `${family} ${network.name}`,
  )

test('each family is verified on its first network of the environment, unless the client requires another', () => {
  const found = verifiableNetworks(ctx, { verifyWallet: { addresses: [] } })
  expect(found.map(({ family }) => family)).toEqual(['evm', 'solana', 'bitcoin', 'tron'])
  const [evm] = found
  expect(evm?.network).toBe(networks.find(one => one.networkType === 'evm' && one.environments.includes('sandbox')))
})

test('if the client requires a network or a family, no other is offered', () => {
  expect(namesOf({ networkId: baseSepolia })).toEqual(['evm Base Sepolia'])
  expect(namesOf({ networkType: 'solana' })).toHaveLength(1)
  expect(namesOf({ networkId: baseSepolia, networkType: 'solana' })).toEqual([])
})

test('a family without any of the required addresses is left out', () => {
  expect(namesOf({ addresses: [anAddress] })).toEqual([expect.stringMatching(/^evm /)])
  expect(namesOf({ addresses: ['nonsense'] })).toEqual([])
})

test('Bitcoin is not verified in a session with a transfer, and a session without verification has no families', () => {
  const transfer = { transferType: 'deposit', isInclusiveFeeEnabled: false, destinations: [] } as const
  expect(namesOf({}, transfer).map(name => name.split(' ')[0])).toEqual(['evm', 'solana', 'tron'])
  expect(verifiableNetworks(ctx, {})).toEqual([])
})
