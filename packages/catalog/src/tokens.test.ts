import { expect, test } from 'vitest'

import { findNetwork, networksIn } from './findNetwork.ts'
import { networks } from './networks.ts'
import { allTokens, findToken, tokensOn } from './tokens.ts'

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

test('tokens are unique per network and name known networks', () => {
  expect(unique(allTokens().map(({ networkId, symbol }) => `${networkId} ${symbol}`))).toBe(true)
  expect(allTokens().every(({ networkId }) => findNetwork(networkId) !== undefined)).toBe(true)
  expect(allTokens().every(({ symbol }) => symbol === symbol.toUpperCase())).toBe(true)
})

test('a network’s tokens begin with the native coin, which every network but one has', () => {
  for (const { id, nativeSymbol, name } of networks)
    if (name !== 'Tempo') {
      expect([name, tokensOn(id)[0]?.symbol]).toEqual([name, nativeSymbol])
      expect(tokensOn(id)[0]?.address).toBeUndefined()
    }
})

test('tokens on a sandbox network have no address', () => {
  for (const { id } of networksIn('sandbox')) for (const token of tokensOn(id)) expect(token.address).toBeUndefined()
  expect(findToken('03b2d786-7092-4a6a-9737-d6013e21819b', 'usdc')).toMatchObject({ decimals: 6, symbol: 'USDC' })
  expect(findToken('03b2d786-7092-4a6a-9737-d6013e21819b', 'SHIB')).toBeUndefined()
})
