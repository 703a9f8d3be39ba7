import { defined } from '@rialto/defined'
import { lazy } from '@rialto/defined/lazy'

import { readListedTokens } from './readListedTokens.ts'
import { networks } from './networks.ts'
import type { Token } from './token.ts'

type Row = readonly [symbol: string, decimals: number, address?: string]

const names: Readonly<Record<string, string>> = {
  ADA: 'Cardano',
  APT: 'Aptos',
  ATOM: 'Cosmos Hub',
  AVAX: 'Avalanche',
  BNB: 'BNB',
  BTC: 'Bitcoin',
  CRO: 'Cronos',
  DOGE: 'Dogecoin',
  ETH: 'Ethereum',
  HYPE: 'Hyperliquid',
  INJ: 'Injective',
  LTC: 'Litecoin',
  MON: 'Monad',
  POL: 'POL',
  S: 'Sonic',
  SEI: 'Sei',
  SOL: 'Solana',
  SUI: 'Sui',
  TON: 'Toncoin',
  TRX: 'TRON',
  USDC: 'USD Coin',
  USDT: 'Tether USD',
  XLM: 'Stellar Lumens',
  XRP: 'XRP',
}

/** By network name. A contract is listed only if its symbol is unambiguous: bridged look-alikes are left out. Their symbols are not taken by `readListedTokens`. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  Ethereum: [
    ['ETH', 18],
    ['USDC', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['USDT', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ],
  Solana: [
    ['SOL', 9],
    ['USDC', 6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['USDT', 6, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
  ],
  Base: [
    ['ETH', 18],
    ['USDC', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  ],
  Polygon: [
    ['POL', 18],
    ['USDC', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
    ['USDT', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  ],
  Arbitrum: [
    ['ETH', 18],
    ['USDC', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    ['USDT', 6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
  ],
  Optimism: [
    ['ETH', 18],
    ['USDC', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
  ],
  BSC: [
    ['BNB', 18],
    ['USDC', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
    ['USDT', 18, '0x55d398326f99059fF775485246999027B3197955'],
  ],
  'Avalanche C': [
    ['AVAX', 18],
    ['USDC', 6, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
    ['USDT', 6, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'],
  ],
  Bitcoin: [['BTC', 8]],
  Tron: [
    ['TRX', 6],
    ['USDT', 6, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ],
  XRPL: [['XRP', 6]],
  Stellar: [
    ['XLM', 7],
    ['USDC', 7, 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'],
  ],
  TON: [
    ['TON', 9],
    ['USDT', 6, 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  ],
  Litecoin: [['LTC', 8]],
  Dogecoin: [['DOGE', 8]],
  Cardano: [['ADA', 6]],
  Aptos: [['APT', 8]],
  Sui: [['SUI', 9]],
  Sonic: [['S', 18]],
  Blast: [['ETH', 18]],
  Linea: [['ETH', 18]],
  Cronos: [['CRO', 18]],
  HyperEVM: [['HYPE', 18]],
  Injective: [['INJ', 18]],
  Monad: [['MON', 18]],
  'World Chain': [['ETH', 18]],
  Sei: [['SEI', 18]],
  Ink: [['ETH', 18]],
  Sepolia: [
    ['ETH', 18],
    ['USDC', 6],
    ['USDT', 6],
  ],
  'Base Sepolia': [
    ['ETH', 18],
    ['USDC', 6],
    ['USDT', 6],
  ],
  'Solana Devnet': [
    ['SOL', 9],
    ['USDC', 6],
    ['USDT', 6],
  ],
  'Bitcoin Testnet': [['BTC', 8]],
  'Tron Nile': [
    ['TRX', 6],
    ['USDT', 6],
  ],
  'XRPL Testnet': [['XRP', 6]],
  'TON Testnet': [
    ['TON', 9],
    ['USDT', 6],
  ],
  'Cosmos Hub Testnet': [
    ['ATOM', 6],
    ['USDC', 6],
  ],
  'Noble Testnet': [['USDC', 6]],
  'Stellar Testnet': [
    ['XLM', 7],
    ['USDC', 7],
  ],
}

/** Tokens listed by hand: the coins of all networks, and the large dollar tokens. Tempo has no native coin and lists none. */
export const handListed: readonly Token[] = networks.flatMap(({ id, name }) =>
  (rows[name] ?? []).map(([symbol, decimals, address]) => ({
    symbol,
    name: names[symbol] ?? symbol,
    networkId: id,
    decimals,
    ...defined({ address }),
  })),
)

const key = (networkId: string, symbol: string): string => `${networkId.toLowerCase()} ${symbol.toUpperCase()}`

const handListedByKey = new Map(handListed.map(token => [key(token.networkId, token.symbol), token]))

/** Parsed at the first look-up beyond those listed by hand. */
const listed = lazy(() => {
  const byNetwork = new Map<string, Token[]>()
  const byKey = new Map<string, Token>()
  for (const token of readListedTokens()) {
    byKey.set(key(token.networkId, token.symbol), token)
    const others = byNetwork.get(token.networkId)
    if (others) others.push(token)
    else byNetwork.set(token.networkId, [token])
  }
  return { byNetwork, byKey }
})

/** The token of this symbol (any letter case) on this network, or `undefined`. */
export const findToken = (networkId: string, symbol: string): Token | undefined =>
  handListedByKey.get(key(networkId, symbol)) ?? listed().byKey.get(key(networkId, symbol))

/** A network's tokens, its native coin first. */
export const tokensOn = (networkId: string): Token[] => {
  const id = networkId.toLowerCase()
  return [...handListed.filter(token => token.networkId === id), ...(listed().byNetwork.get(id) ?? [])]
}

/** Every token of every network. */
export const allTokens = (): Token[] => networks.flatMap(({ id }) => tokensOn(id))
