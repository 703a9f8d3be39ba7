import { assets, type SimulatedAsset } from '../data/assets.ts'
import { json, type SimResponse } from '../http/types.ts'

/** All responses have HTTP 200. */
export const krakenResult = (result: unknown): SimResponse => json(200, { error: [], result })

export const krakenError = (error: string): SimResponse => json(200, { error: [error] })

/**
 * Kraken's names of deposit and withdrawal methods. The older ones are plain, and the others name asset and network.
 */
export const withdrawMethodOf = (symbol: string, network: string): string => {
  if (symbol === 'ETH' && network === 'Ethereum') return 'Ether'
  if (symbol === 'USDC' && network === 'Ethereum') return 'USDC'
  return symbol === 'BTC' || symbol === 'SOL' ? network : `${symbol} - ${network}`
}

export const depositMethodOf = (symbol: string, network: string): string => {
  if (symbol === 'ETH' && network === 'Ethereum') return 'Ether (Hex)'
  return symbol === 'BTC' || symbol === 'SOL' ? network : `${symbol} - ${network} (Unified)`
}

/** Kraken's code and its alternative name, if they differ from the symbol. */
const codes: Readonly<Record<string, readonly [code: string, altname: string]>> = {
  BTC: ['XXBT', 'XBT'],
  DOGE: ['XXDG', 'XDG'],
  ETH: ['XETH', 'ETH'],
  EUR: ['ZEUR', 'EUR'],
  GBP: ['ZGBP', 'GBP'],
  LTC: ['XLTC', 'LTC'],
  USD: ['ZUSD', 'USD'],
  XRP: ['XXRP', 'XRP'],
}

export const codeOf = (symbol: string): string => codes[symbol]?.[0] ?? symbol
export const altnameOf = (symbol: string): string => codes[symbol]?.[1] ?? symbol

const byName = new Map<string, SimulatedAsset>(
  assets.flatMap(asset => [
    [codeOf(asset.symbol), asset],
    [altnameOf(asset.symbol), asset],
  ]),
)

/** By either name, in any case, as Kraken accepts them. */
export const assetNamed = (name: string): SimulatedAsset | undefined => byName.get(name.toUpperCase())
