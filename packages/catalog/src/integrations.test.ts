import { expect, test } from 'vitest'

import { findIntegration, findIntegrationType, integrations } from './integrations.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

test('integrations are found by type and alias in any case', () => {
  for (const name of ['coinbase', 'Coinbase', 'sandboxCoinbase', 'SANDBOXCOINBASE'])
    expect(findIntegrationType(name)?.type).toBe('coinbase')
  for (const name of ['binanceInternational', 'sandbox', 'binance', 'binanceinternationaldirect'])
    expect(findIntegrationType(name)?.type).toBe('binanceInternational')
  for (const name of ['', 'mtGox', 'constructor', '__proto__']) expect(findIntegrationType(name)).toBeUndefined()
  expect(findIntegration('721a5035-029f-4e05-bf3c-009da2fe381b')?.type).toBe('coinbase')
})

/** The public enumeration, as of now. Exchanges may be added, and none of these may be removed. */
const publicTypes = [
  'coinbaseExchange gateIo huobi cryptoCom bitfinex bitGet mexc coinEx',
  'bingX whiteBit bitvavo bitso bitFlyer luno upbit cexIo',
  'blockchainCom poloniex coinbase binanceInternational kraken krakenConnect gemini geminiDirect',
  'uphold binanceUs bybit bybitOAuth okx okxOAuth kuCoin bitstamp',
  'alpaca schwab interactiveBrokers deFiWallet cryptocurrencyAddress cryptocurrencyWallet',
].flatMap(row => row.split(' '))

test('every integration of the public enumeration is known, and one exists in the sandbox only', () => {
  expect(publicTypes).toHaveLength(38)
  expect(integrations.map(({ type }) => type)).toEqual(expect.arrayContaining(publicTypes))
  expect(integrations.filter(({ tier }) => tier === 'sandbox').map(({ type }) => type)).toEqual(['sandboxBrokerage'])
  expect(integrations.every(({ type }) => /^[a-z][A-Za-z]+$/.test(type))).toBe(true)
})

test('integrations share no id and no name', () => {
  expect(integrations.every(({ id }) => uuid.test(id))).toBe(true)
  expect(unique(integrations.flatMap(({ type, aliases }) => [type, ...aliases].map(name => name.toLowerCase())))).toBe(
    true,
  )
})
