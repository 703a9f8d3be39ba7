import { expect, test } from 'vitest'

import { explorerTxUrl, findNetwork, findNetworkByCaip2, namesOf, networksIn, whyNotOffered } from './findNetwork.ts'
import { type Network, networks } from './networks.ts'

test('networks are offered in one environment each', () => {
  expect(networksIn('sandbox').map(({ name }) => name)).toEqual([
    'Sepolia',
    'Base Sepolia',
    'Solana Devnet',
    'Bitcoin Testnet',
    'Tron Nile',
    'XRPL Testnet',
    'Stellar Testnet',
    'TON Testnet',
    'Cosmos Hub Testnet',
    'Noble Testnet',
  ])
  expect(networksIn('production')).toHaveLength(29)
})

test('networks are found by id in any letter case, and by their exact CAIP-2 id', () => {
  expect(findNetwork('E3C7FDD8-b1fc-4e51-85ae-bb276e075611')?.name).toBe('Ethereum')
  expect(findNetworkByCaip2('eip155:8453')?.name).toBe('Base')
  expect(findNetworkByCaip2('EIP155:8453')).toBeUndefined()
  expect(findNetwork('nowhere')).toBeUndefined()
})

test('an explorer link contains the transaction’s hash, which cannot change the page', () => {
  const ethereum = findNetwork('e3c7fdd8-b1fc-4e51-85ae-bb276e075611')
  if (ethereum === undefined) throw new Error('no Ethereum')
  expect(explorerTxUrl(ethereum, '0xab')).toBe('https://etherscan.io/tx/0xab')
  expect(explorerTxUrl(ethereum, '../a?b#c$&')).toBe('https://etherscan.io/tx/..%2Fa%3Fb%23c%24%26')
})

test('a network is offered in an environment, or has ended and says since when and what replaced it', () => {
  expect(networks.filter(({ ended, environments }) => (ended === undefined) !== environments.length > 0)).toEqual([])
  const ended: Network = { ...aNetwork('Base'), environments: [], ended: { on: '2027-01-31', instead: 'Optimism' } }
  expect(whyNotOffered(ended)).toBe('Base ended on 2027-01-31; use Optimism')
  expect(whyNotOffered({ ...ended, ended: { on: '2027-01-31' } })).toBe('Base ended on 2027-01-31')
  expect(whyNotOffered(aNetwork('Base'))).toBe('this network is not available here')
})

test('a renamed network is found by its earlier names, and no name belongs to two networks', () => {
  expect(namesOf(aNetwork('Polygon'))).toEqual(expect.arrayContaining(['polygon', 'matic', 'eip155:137']))
  const names = networks.flatMap(namesOf)
  expect(new Set(names).size).toBe(names.length)
})

const aNetwork = (wanted: string): Network => {
  const found = networks.find(({ name }) => name === wanted)
  if (!found) throw new Error(`no ${wanted}`)
  return found
}
