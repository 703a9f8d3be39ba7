import type { SandboxChain, SandboxChains, SandboxToken } from '../../chains/ports.ts'
import { assetOf } from './assets.ts'

export type InstitutionName = 'coinbase' | 'binance'

/** One public network under each institution's own name. A simulated chain stands behind it, or it is closed. */
interface NetworkRow {
  networkId: string
  native: Readonly<Record<InstitutionName, string>>
  name: string
  addressRegex: string
  /** Assets listed on it, with the institution's fee in the asset itself and the least that can be sent. */
  assets: Readonly<Record<string, { fee: string; minimum: string }>>
}

const EVM_ADDRESS = '^(0x)[0-9A-Fa-f]{40}$'
const dollar = (fee: string) => ({ fee, minimum: '1' })

/** Sepolia stands behind Ethereum, Base Sepolia behind Base. Both institutions charge the same fees. */
const rows: readonly NetworkRow[] = [
  {
    networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
    native: { coinbase: 'ethereum', binance: 'ETH' },
    name: 'Ethereum (ERC20)',
    addressRegex: EVM_ADDRESS,
    assets: {
      ETH: { fee: '0.0001', minimum: '0.001' },
      USDC: dollar('0.01'),
      USDT: dollar('0.01'),
      EURC: dollar('0.01'),
      PYUSD: dollar('0.001'),
      USDG: dollar('0.001'),
      DAI: dollar('0.01'),
      LINK: { fee: '0.01', minimum: '0.1' },
    },
  },
  {
    networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
    native: { coinbase: 'base', binance: 'BASE' },
    name: 'Base',
    addressRegex: EVM_ADDRESS,
    assets: {
      ETH: { fee: '0.00001', minimum: '0.001' },
      USDC: dollar('0.005'),
      USDT: dollar('0.005'),
      EURC: dollar('0.005'),
    },
  },
  {
    networkId: 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210',
    native: { coinbase: 'solana', binance: 'SOL' },
    name: 'Solana',
    addressRegex: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
    assets: { SOL: { fee: '0.001', minimum: '0.01' }, USDC: dollar('0.01') },
  },
  {
    networkId: '03dee5da-7398-428f-9ec2-ab41bcb271da',
    native: { coinbase: 'bitcoin', binance: 'BTC' },
    name: 'Bitcoin',
    addressRegex: '^(bc1|[13])[a-zA-HJ-NP-Z0-9]{25,62}$',
    assets: { BTC: { fee: '0.00005', minimum: '0.001' } },
  },
]

/** One asset on one network, as an institution would list it. */
export interface Listing {
  symbol: string
  networkId: string
  /** The institution's name for the network. */
  native: string
  name: string
  addressRegex: string
  fee: string
  minimum: string
  /** Absent: no simulated chain carries the asset there, so it can neither come nor go. */
  route?: { chain: SandboxChain; token: SandboxToken }
}

const routeOf = (chains: SandboxChains, networkId: string, symbol: string): Listing['route'] => {
  const chain = chains.chains.find(c => c.networkId === networkId)
  const token =
    chain?.tokens.find(t => t.symbol === symbol) ??
    (symbol === 'ETH' ? chain?.tokens.find(t => t.address === undefined) : undefined)
  if (chain === undefined || token === undefined || token.decimals < assetOf(symbol).decimals) return undefined
  return { chain, token }
}

/** Every network an institution lists for an asset, in its order; the first is its default. */
export const listingsOf = (chains: SandboxChains, institution: InstitutionName, symbol: string): Listing[] =>
  rows.flatMap(row => {
    const terms = row.assets[symbol]
    if (terms === undefined) return []
    const route = routeOf(chains, row.networkId, symbol)
    const { networkId, name, addressRegex } = row
    const base = { symbol, networkId, native: row.native[institution], name, addressRegex, ...terms }
    return [route === undefined ? base : { ...base, route }]
  })
