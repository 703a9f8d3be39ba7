import { assets, type SimulatedAsset } from '../data/assets.ts'

/** Kraken's code and its shorter name, where they are not the symbol. */
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

/** By either name, in any case, as Kraken takes them. */
export const assetNamed = (name: string): SimulatedAsset | undefined => byName.get(name.toUpperCase())
