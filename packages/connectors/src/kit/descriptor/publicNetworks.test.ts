import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { integrationIdentity, publicNetworks } from './publicNetworks.ts'

test('an exchange’s network names are keyed by the catalog’s chains, and unnamed chains are unsupported', () => {
  const named = publicNetworks({ ethereum: 'ERC20', ton: ['TON', 'TON2'], sui: 'SUI' })
  expect(named).toEqual({ 'eip155:1': 'ERC20', 'ton:-239': ['TON', 'TON2'], 'sui:mainnet': 'SUI' })
})

test('every chain that an exchange can name is in the catalog', () => {
  const all = publicNetworks({
    ...{ ethereum: 'x', base: 'x', polygon: 'x', arbitrum: 'x', optimism: 'x', bsc: 'x', avalanche: 'x', solana: 'x' },
    ...{ bitcoin: 'x', litecoin: 'x', dogecoin: 'x', tron: 'x', xrp: 'x', stellar: 'x', ton: 'x', cardano: 'x' },
    ...{ aptos: 'x', sui: 'x' },
  })
  expect(Object.keys(all).filter(caip2 => findNetworkByCaip2(caip2) === undefined)).toEqual([])
})

test('an integration is found in the catalog by any of its names, and an unknown name is a defect', () => {
  expect(integrationIdentity('KRAKEN')).toMatchObject({ type: 'kraken', name: 'Kraken' })
  expect(() => integrationIdentity('mtGox')).toThrow('mtGox')
})
