import { expect, test } from 'vitest'

import { explorerTxUrl, findNetwork, findNetworkByCaip2, networksIn } from './findNetwork.ts'

test('networks are offered in one environment each', () => {
  expect(networksIn('sandbox').map(({ name }) => name)).toEqual([
    'Sepolia',
    'Base Sepolia',
    'Solana Devnet',
    'Bitcoin Testnet',
    'Tron Nile',
    'XRPL Testnet',
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
