import type { SandboxChains, SandboxToken } from '../../chains/ports.ts'
import { assetOf } from './assets.ts'

/**
 * A simulated institution's name in the ledger and in the control API: the name of its folder, or of its variant there.
 */
export type InstitutionName = string

type NetworkKey = 'base' | 'bitcoin' | 'ethereum' | 'solana' | 'xrpl'

/** An institution's own names for its listed networks. */
export type UpstreamNames = Readonly<Partial<Record<NetworkKey, string>>>

/** A public network, which is closed unless a simulated chain is behind it. */
interface NetworkRow {
  key: NetworkKey
  networkId: string
  name: string
  addressRegex: string
  /** Assets on it, with the institution's fee in the asset itself and the minimum withdrawal. */
  assets: Readonly<Record<string, { fee: string; minimum: string }>>
}

const EVM_ADDRESS = '^(0x)[0-9A-Fa-f]{40}$'
const dollar = (fee: string) => ({ fee, minimum: '1' })

/** The XRP Ledger's testnet. */
export const xrplNetworkId = '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415'

/** Sepolia is behind Ethereum, and Base Sepolia behind Base. All institutions charge the same fees. */
const rows: readonly NetworkRow[] = [
  {
    key: 'ethereum',
    networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
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
    key: 'base',
    networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
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
    key: 'solana',
    networkId: 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210',
    name: 'Solana',
    addressRegex: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
    assets: { SOL: { fee: '0.001', minimum: '0.01' }, USDC: dollar('0.01') },
  },
  {
    key: 'bitcoin',
    networkId: '03dee5da-7398-428f-9ec2-ab41bcb271da',
    name: 'Bitcoin',
    addressRegex: '^(bc1|[13])[a-zA-HJ-NP-Z0-9]{25,62}$',
    assets: { BTC: { fee: '0.00005', minimum: '0.001' } },
  },
  {
    key: 'xrpl',
    networkId: xrplNetworkId,
    name: 'XRP Ledger',
    addressRegex: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$',
    assets: { XRP: { fee: '0.2', minimum: '1' } },
  },
]

/** One asset on one network, as in an institution's list. */
export interface Listing {
  symbol: string
  networkId: string
  /** The institution's name for the network. */
  networkName: string
  name: string
  addressRegex: string
  fee: string
  minimum: string
  /** Absent: no simulated chain has the asset there, so deposits and withdrawals are closed. */
  route?: { token: SandboxToken }
}

/** The token of a simulated chain behind an asset on a network, if any. */
export const routeOf = (chains: SandboxChains, networkId: string, symbol: string): Listing['route'] => {
  const chain = [...chains.chains, ...(chains.ledgers ?? [])].find(c => c.networkId === networkId)
  const token =
    chain?.tokens.find(t => t.symbol === symbol) ??
    (symbol === 'ETH' ? chain?.tokens.find(t => t.address === undefined) : undefined)
  if (chain === undefined || token === undefined || token.decimals < assetOf(symbol).decimals) return undefined
  return { token }
}

/** Every listed network of an asset, in our order. The first is the default. */
export const listingsOf = (chains: SandboxChains, names: UpstreamNames, symbol: string): Listing[] =>
  rows.flatMap(row => {
    const terms = row.assets[symbol]
    const networkName = names[row.key]
    if (terms === undefined || networkName === undefined) return []
    const route = routeOf(chains, row.networkId, symbol)
    const { networkId, name, addressRegex } = row
    const base = { symbol, networkId, networkName, name, addressRegex, ...terms }
    return [route === undefined ? base : { ...base, route }]
  })
