import { expect, test } from 'vitest'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { listingsOf, routeOf } from './networks.ts'

const { chains } = createMemoryChains()
const names = { base: 'BASE', ethereum: 'ETH', solana: 'SOL' }

test('an asset is listed on the networks that the institution names, in our order, Ethereum first', () => {
  const listed = listingsOf(chains, names, 'USDC').map(({ networkName, fee, minimum }) => [networkName, fee, minimum])
  expect(listed).toEqual([
    ['ETH', '0.01', '1'],
    ['BASE', '0.005', '1'],
    ['SOL', '0.01', '1'],
  ])
  expect(listingsOf(chains, { base: 'BASE' }, 'USDC')).toHaveLength(1)
  expect(listingsOf(chains, {}, 'USDC')).toEqual([])
})

test('a network is open only where a simulated chain carries the asset', () => {
  const isOpen = Object.fromEntries(
    listingsOf(chains, names, 'USDC').map(({ networkName, route }) => [networkName, route !== undefined]),
  )
  expect(isOpen).toEqual({ ETH: true, BASE: true, SOL: false })
  expect(listingsOf(chains, names, 'LINK').map(({ route }) => route)).toEqual([undefined])
})

test('a chain’s own coin is called ETH, under any name of the chain', () => {
  const [chain] = chains.chains
  if (chain === undefined) throw new Error('No chain')
  const renamed = { ...chain, tokens: [{ symbol: 'xETH', address: undefined, decimals: 18 }] }
  expect(routeOf({ ...chains, chains: [renamed] }, chain.networkId, 'ETH')?.token.symbol).toBe('xETH')
  expect(routeOf({ ...chains, chains: [renamed] }, chain.networkId, 'USDC')).toBeUndefined()
})

test('a token with fewer decimals than the books is not used: an amount could not be sent exactly', () => {
  const [chain] = chains.chains
  if (chain === undefined) throw new Error('No chain')
  const coarse = { ...chain, tokens: [{ symbol: 'USDC', address: undefined, decimals: 5 }] }
  expect(routeOf({ ...chains, chains: [coarse] }, chain.networkId, 'USDC')).toBeUndefined()
})
