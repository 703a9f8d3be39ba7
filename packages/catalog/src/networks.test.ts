import { describe, expect, test } from 'vitest'
import { explorerTxUrl, findNetwork, findNetworkByCaip2, networksIn } from './findNetwork.ts'
import { findIntegration, findIntegrationType, integrations } from './integrations.ts'
import { networks } from './networks.ts'
import { findToken, tokens, tokensOn } from './tokens.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

describe('networks', () => {
  test('have ids, names and chain ids of their own', () => {
    expect(networks.every(({ id }) => uuid.test(id))).toBe(true)
    expect(unique(networks.map(({ id }) => id))).toBe(true)
    expect(unique(networks.map(({ name }) => name))).toBe(true)
    expect(unique(networks.map(({ caip2 }) => caip2))).toBe(true)
    // CAIP-2: a lower-case namespace and a reference.
    expect(networks.filter(({ caip2 }) => !/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(caip2))).toEqual([])
    expect(networks.every(({ finalityConfirmations }) => finalityConfirmations >= 1)).toBe(true)
  })

  test('are offered in one environment each', () => {
    expect(networksIn('sandbox').map(({ name }) => name)).toEqual([
      'Sepolia',
      'Base Sepolia',
      'Solana Devnet',
      'Bitcoin Testnet',
    ])
    expect(networksIn('production')).toHaveLength(29)
  })

  test('are found by id in any case and by CAIP-2 in its own', () => {
    expect(findNetwork('E3C7FDD8-b1fc-4e51-85ae-bb276e075611')?.name).toBe('Ethereum')
    expect(findNetworkByCaip2('eip155:8453')?.name).toBe('Base')
    expect(findNetworkByCaip2('EIP155:8453')).toBeUndefined()
    expect(findNetwork('nowhere')).toBeUndefined()
  })

  test('link to a transaction without letting the hash change the page', () => {
    const ethereum = findNetwork('e3c7fdd8-b1fc-4e51-85ae-bb276e075611')
    if (ethereum === undefined) throw new Error('no Ethereum')
    expect(explorerTxUrl(ethereum, '0xab')).toBe('https://etherscan.io/tx/0xab')
    expect(explorerTxUrl(ethereum, '../a?b#c$&')).toBe('https://etherscan.io/tx/..%2Fa%3Fb%23c%24%26')
  })
})

describe('tokens', () => {
  test('are unique per network and name known networks', () => {
    expect(unique(tokens.map(({ networkId, symbol }) => `${networkId} ${symbol}`))).toBe(true)
    expect(tokens.every(({ networkId }) => findNetwork(networkId) !== undefined)).toBe(true)
    expect(tokens.every(({ symbol }) => symbol === symbol.toUpperCase())).toBe(true)
  })

  test('begin with the coin of the chain, and every network but one has one', () => {
    for (const { id, nativeSymbol, name } of networks)
      if (name !== 'Tempo') {
        expect([name, tokensOn(id)[0]?.symbol]).toEqual([name, nativeSymbol])
        expect(tokensOn(id)[0]?.address).toBeUndefined()
      }
  })

  test('on a sandbox network have no address', () => {
    for (const { id } of networksIn('sandbox')) for (const token of tokensOn(id)) expect(token.address).toBeUndefined()
    expect(findToken('03b2d786-7092-4a6a-9737-d6013e21819b', 'usdc')).toMatchObject({ decimals: 6, symbol: 'USDC' })
    expect(findToken('03b2d786-7092-4a6a-9737-d6013e21819b', 'SHIB')).toBeUndefined()
  })
})

describe('integrations', () => {
  test('are found by type and alias in any case', () => {
    for (const name of ['coinbase', 'Coinbase', 'sandboxCoinbase', 'SANDBOXCOINBASE'])
      expect(findIntegrationType(name)?.type).toBe('coinbase')
    for (const name of ['binanceInternational', 'sandbox', 'binance', 'binanceinternationaldirect'])
      expect(findIntegrationType(name)?.type).toBe('binanceInternational')
    for (const name of ['', 'mtGox', 'constructor', '__proto__']) expect(findIntegrationType(name)).toBeUndefined()
    expect(findIntegration('721a5035-029f-4e05-bf3c-009da2fe381b')?.type).toBe('coinbase')
  })

  test('are the thirty-eight of the public enumeration, and one that exists in the sandbox only', () => {
    expect(integrations.filter(({ tier }) => tier !== 'sandbox')).toHaveLength(38)
    expect(integrations.filter(({ tier }) => tier === 'sandbox').map(({ type }) => type)).toEqual(['sandboxBrokerage'])
    expect(integrations.every(({ type }) => /^[a-z][A-Za-z]+$/.test(type))).toBe(true)
  })

  test('share no id and no name', () => {
    expect(integrations.every(({ id }) => uuid.test(id))).toBe(true)
    expect(
      unique(integrations.flatMap(({ type, aliases }) => [type, ...aliases].map(name => name.toLowerCase()))),
    ).toBe(true)
  })
})
