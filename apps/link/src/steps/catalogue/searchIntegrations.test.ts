import fc from 'fast-check'
import { expect, test } from 'vitest'

import { searchIntegrations } from './searchIntegrations.ts'

const items = ['Binance', 'Binance US', 'Coinbase', 'Crypto.com', 'Kraken', 'OKX', 'Gate.io', 'KuCoin'].map(name => ({
  name,
  type: name.replaceAll(/[^A-Za-z]/g, ''),
}))
const names = (query: string) => searchIntegrations(items, query).map(item => item.name)

test.each([
  ['coin', 'Coinbase'],
  ['conbase', 'Coinbase'],
  ['cionbase', 'Coinbase'],
  ['krakn', 'Kraken'],
  ['crakem', 'Kraken'],
  ['bianance us', 'Binance US'],
  ['us', 'Binance US'],
  ['cryptocom', 'Crypto.com'],
  ['gateio', 'Gate.io'],
  ['ÓKX', 'OKX'],
])('%s finds %s first', (query, name) => {
  expect(names(query)[0]).toBe(name)
})

test.each([
  ['cb', 'coinbase'],
  ['BNB', 'binanceInternational'],
])('%s is what people call %s', (query, type) => {
  const known = [
    { name: 'Bybit', type: 'bybit' },
    { name: 'Binance', type: 'binanceInternational' },
    { name: 'Coinbase', type: 'coinbase' },
  ]
  expect(searchIntegrations(known, query)[0]?.type).toBe(type)
})

test('an unknown name finds nothing, and an empty text finds everything', () => {
  expect(names('revolut')).toEqual([])
  expect(names(' ')).toHaveLength(items.length)
})

test('always finds an exact name and never makes one up', () => {
  fc.assert(
    fc.property(fc.constantFrom(...items), fc.string(), (item, query) => {
      expect(names(item.name)[0]).toBe(item.name)
      expect(names(query).every(name => items.some(one => one.name === name))).toBe(true)
    }),
  )
})

test.each(['metamask', 'Phantom', 'trust wallet', 'ledger', 'tron', 'Bitcoin', 'wallet'])(
  'a search for %s finds the row that connects wallets',
  query => {
    const wallets = ['MetaMask', 'Trust Wallet', 'Phantom'].map(name => ({ name }))
    const chains = ['Base Sepolia', 'Tron Nile', 'Bitcoin Testnet'].map(name => ({ name }))
    const wallet = { name: 'Self-custody wallet', type: 'deFiWallet', wallets, chains }
    expect(searchIntegrations([...items, wallet], query)).toEqual([wallet])
  },
)
