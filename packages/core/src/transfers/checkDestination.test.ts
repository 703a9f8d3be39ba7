import { findNetwork, networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { anAddress, sepolia } from '../testing/fixtures.ts'
import { noChains } from '../testing/noChains.ts'
import { checkDestination } from './checkDestination.ts'

const sandbox = { environment: 'sandbox', chainBalances: noChains } as const
const production = { environment: 'production', chainBalances: noChains } as const
const good = { networkId: sepolia, symbol: 'USDC', address: anAddress }
const idOf = (wanted: string) => networks.find(({ name }) => name === wanted)?.id ?? ''
const mainnet = idOf('Ethereum')
const refusal = (type: string, message: string) =>
  expect.objectContaining({ name: 'ApiError', type, message: expect.stringContaining(message) })

test('answers the network', () => {
  expect(checkDestination(sandbox, good, '').network).toBe(findNetwork(sepolia))
  expect(checkDestination(sandbox, { ...good, symbol: 'usdc' }, '').network).toBe(findNetwork(sepolia))
})

test.each([
  [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkNotSupported', 'x.networkId: '],
  [{ networkId: mainnet }, 'networkNotSupported', 'x.networkId: '],
  [{ symbol: 'DOGE' }, 'networkNotSupported', 'x.symbol: '],
  [{ address: 'not an address' }, 'invalidAddress', 'x.address: '],
  [{ address: anAddress.replace('E7', 'e7') }, 'invalidAddress', 'x.address: '],
  [{ addressTag: 'a tag' }, 'invalidField', 'x.addressTag: '],
])('%j is refused as %s, naming the field', (changes, type, message) => {
  const check = () => checkDestination(sandbox, { ...good, ...changes }, 'x.')
  expect(check).toThrow(refusal(type, message))
})

test('each environment has its own networks', () => {
  expect(checkDestination(production, { ...good, networkId: mainnet }, '').network.name).toBe('Ethereum')
  expect(() => checkDestination(production, good, '')).toThrow(expect.objectContaining({ type: 'networkNotSupported' }))
})

/** Of `ripple-address-codec` (XLS-5d) and SEP-23. */
const classic = 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'
const xWith42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
const xrp = { networkId: idOf('XRPL'), symbol: 'XRP' }
const stellar = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const muxed = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK'

test.each([
  [
    { ...xrp, address: xWith42 },
    { address: classic, addressTag: '42' },
  ],
  [
    { ...xrp, address: xWith42, addressTag: '42' },
    { address: classic, addressTag: '42' },
  ],
  [
    { ...xrp, address: classic, addressTag: '7' },
    { address: classic, addressTag: '7' },
  ],
  [
    { networkId: idOf('Stellar'), symbol: 'XLM', address: muxed },
    { address: stellar, addressTag: '9223372036854775808' },
  ],
])('a tag inside the address is put beside it: %j', (given, place) => {
  expect(checkDestination(production, given, '').destination).toMatchObject(place)
})

test.each([
  { ...xrp, address: xWith42, addressTag: '7' },
  { networkId: idOf('Stellar'), symbol: 'XLM', address: muxed, addressTag: '7' },
])('two tags for one payment are refused: %j', given => {
  expect(() => checkDestination(production, given, '')).toThrow(
    refusal('invalidField', 'addressTag: the address holds'),
  )
})

test.each([
  ['Ethereum', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'the contract of USDC on Ethereum'],
  ['Base', 'ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7', 'the contract of USDT on Ethereum'],
  ['Solana', 'USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'the contract of USDC on Solana'],
  ['Tron', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'the contract of USDT on Tron'],
  ['Stellar', 'XLM', 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN', 'the contract of USDC on Stellar'],
  ['TON', 'TON', '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe', 'the contract of USDT on TON'],
  ['Ethereum', 'ETH', '0x000000000000000000000000000000000000dEaD', 'a burn address'],
  ['Tron', 'TRX', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'a burn address'],
  ['Solana', 'SOL', '11111111111111111111111111111111', 'a program'],
  ['Aptos', 'APT', `0x${'52908400098527886E0F7030069857D2E4169EE7'.padStart(64, '0')}`, 'an EVM address'],
])('%s: %s to %s is refused, because it is %s', (network, symbol, address, why) => {
  const check = () => checkDestination(production, { networkId: idOf(network), symbol, address }, '')
  expect(check).toThrow(refusal('invalidAddress', why))
})

test('the contract of a token that a sandbox has deployed is refused', () => {
  const contracts = [{ networkId: sepolia, symbol: 'USDC', address: anAddress.toLowerCase() }]
  const check = () => checkDestination({ ...sandbox, chainBalances: { ...noChains, contracts } }, good, '')
  expect(check).toThrow(refusal('invalidAddress', 'the contract of USDC on Sepolia'))
})
