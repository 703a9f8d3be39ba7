import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { isOurToken } from './isOurToken.ts'

const on = (wanted: string, symbol: string) => ({
  networkId: networks.find(({ name }) => name === wanted)?.id ?? '',
  symbol,
})
const usdc = '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'
const bridged = '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'

test.each<[string, string | null | undefined]>([
  ['in capitals', usdc.toUpperCase().replace('0X', '0x')],
  ['by its last six characters', usdc.slice(-6).toUpperCase()],
  ['without a contract', ''],
  ['without the field', undefined],
  ['with null', null],
  ['with a text that is no address', 'see the explorer'],
])('USDC on Arbitrum is the catalogue’s token %s', (_how, contract) => {
  expect(isOurToken(on('Arbitrum', 'USDC'), contract)).toBe(true)
})

test.each([bridged, bridged.slice(-6)])(
  'a coin with the symbol USDC and the contract %s is another token',
  contract => {
    expect(isOurToken(on('Arbitrum', 'USDC'), contract)).toBe(false)
  },
)

test('the case of a mint on Solana counts', () => {
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  expect(isOurToken(on('Solana', 'USDC'), mint)).toBe(true)
  expect(isOurToken(on('Solana', 'USDC'), 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB')).toBe(false)
})

test('a network’s own coin has no contract to compare', () => {
  expect(isOurToken(on('Arbitrum', 'ETH'), usdc)).toBe(true)
})
