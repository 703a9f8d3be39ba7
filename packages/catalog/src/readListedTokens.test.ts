import { expect, test } from 'vitest'

import { isValidAddress } from './addresses/isValidAddress.ts'
import { canonicalAddress } from './addresses/canonicalAddress.ts'
import { findNetwork, networksIn } from './findNetwork.ts'
import { listedTokensText } from './assets/generated/listedTokensText.ts'
import { readListedTokens } from './readListedTokens.ts'
import { allTokens, findToken, handListed } from './tokens.ts'

const idOf = (name: string): string => networksIn('production').find(network => network.name === name)?.id ?? ''

test('at least 500 pairs of token and network are offered in production', () => {
  const production = new Set(networksIn('production').map(({ id }) => id))
  expect(allTokens().filter(({ networkId }) => production.has(networkId)).length).toBeGreaterThanOrEqual(500)
})

test('every row is read', () => {
  expect(readListedTokens()).toHaveLength(listedTokensText.split('\n').length)
})

test('each row names two publishers, a contract that its network accepts, and sensible decimals', () => {
  for (const line of listedTokensText.split('\n')) {
    const [network = '', symbol = '', decimals, address = '', , publishers = ''] = line.split('\t')
    const { networkType } = findNetwork(idOf(network)) ?? {}
    expect(networkType && isValidAddress(networkType, address), line).toBe(true)
    expect(new Set(publishers).size, line).toBeGreaterThanOrEqual(2)
    expect(decimals, line).toMatch(/^(1?\d|2[0-4])$/)
    expect(symbol, line).toMatch(/^[A-Z0-9]{2,12}$/)
  }
})

test('a contract has one symbol, and a symbol one contract on each network', () => {
  const keys = allTokens().map(({ networkId, symbol }) => `${networkId} ${symbol}`)
  expect(new Set(keys).size).toBe(keys.length)
  const contracts = allTokens().flatMap(({ networkId, address }) =>
    address === undefined ? [] : [`${networkId} ${canonicalAddress(networkId, address)}`],
  )
  expect(new Set(contracts).size).toBe(contracts.length)
})

/** Contracts that bridges issue under the symbols of Circle's and Tether's own ones. */
const bridged = {
  Polygon: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  Arbitrum: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8',
  Optimism: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
  Base: '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA',
  'Avalanche C': '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
}

test.each(Object.entries(bridged))('USDC on %s is never the contract of the bridge (%s)', (network, contract) => {
  const token = findToken(idOf(network), 'usdc')
  expect(token).toBeDefined()
  expect(token?.address?.toLowerCase()).not.toBe(contract.toLowerCase())
  expect(handListed).toContain(token)
  const other = allTokens().find(({ address }) => address?.toLowerCase() === contract.toLowerCase())
  expect(other?.symbol).not.toBe('USDC')
})

test('a row says that a bridge issues it where a publisher does', () => {
  expect(findToken(idOf('Arbitrum'), 'AAVE')).toMatchObject({ isBridged: true, decimals: 18 })
})
