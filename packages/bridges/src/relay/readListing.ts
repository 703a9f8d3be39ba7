import { findNetworkByCaip2, sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgingPair } from '@rialto/core'

import { catalogToken } from '../kit/catalogToken.ts'
import { caip2OfChain, nobodyOn } from './chains.ts'
import { isChain, isListedCurrency, type ListedCurrency, type RelayChain } from './schemas.ts'

/** An asset with the names that Relay's API uses. */
export interface RelayAsset {
  /** CAIP-2. */
  network: string
  chainId: number
  vmType: string
  address: string
  symbol: string
  decimals: number
  /** The chain's own coin. As a refund address it means the sender of the pay-in. */
  nativeAddress: string
  /** Accepted for pay-ins: one of the currencies of Relay's solvers. Others sent to a deposit address are lost. */
  payIn: boolean
  /** May be paid out. */
  payOut: boolean
  /** Relay reports that its chain is behind. */
  lagging: boolean
}

export interface RelayListing {
  find(pair: BridgingPair): RelayAsset | undefined
}

const currenciesOf = (list: readonly unknown[] | null | undefined): ListedCurrency[] =>
  (list ?? []).flatMap(entry => (isListedCurrency(entry) ? [entry] : []))

/**
 * The one currency of a symbol: the contract in our catalog, or the chain's own coin. If the catalog has no contract,
 * the solvers' currency with this symbol, if there is exactly one.
 */
const currencyFor = (network: string, asset: string, chain: RelayChain): ListedCurrency | undefined => {
  const token = catalogToken({ network, asset })
  if (token === undefined) return undefined
  const solver = currenciesOf(chain.solverCurrencies)
  const all = token.isNative
    ? [chain.currency]
    : token.contract === undefined
      ? solver
      : [...solver, ...currenciesOf(chain.erc20Currencies)]
  const found = all.filter(
    ({ symbol, address }) =>
      symbol.toUpperCase() === token.symbol &&
      (token.contract === undefined || sameAddress(network, address, token.contract)),
  )
  const [first, ...others] = found
  const single = first !== undefined && others.every(({ address }) => sameAddress(network, address, first.address))
  return single && (token.decimals ?? first.decimals) === first.decimals ? first : undefined
}

const assetsOf = (chain: RelayChain): [key: string, asset: RelayAsset][] => {
  const network = caip2OfChain(chain.vmType, chain.id)
  if (network === undefined || findNetworkByCaip2(network) === undefined || chain.disabled === true) return []
  const solver = currenciesOf(chain.solverCurrencies)
  const listed = [chain.currency, ...solver, ...currenciesOf(chain.erc20Currencies)]
  return [...new Set(listed.map(({ symbol }) => symbol.toUpperCase()))].flatMap(symbol => {
    const currency = currencyFor(network, symbol, chain)
    if (currency === undefined) return []
    const asset: RelayAsset = {
      network,
      chainId: chain.id,
      vmType: chain.vmType,
      address: currency.address,
      symbol,
      decimals: currency.decimals,
      nativeAddress: chain.currency.address,
      payIn:
        nobodyOn(chain.vmType) !== undefined &&
        solver.some(({ address }) => sameAddress(network, address, currency.address)),
      payOut: chain.depositEnabled !== false,
      lagging: chain.blockProductionLagging === true,
    }
    return [[`${network} ${symbol}`, asset]]
  })
}

/**
 * Assets supported by Relay, from `GET /chains`. Unknown chains and tokens are left out.
 *
 * @throws BridgeError `malformed` if the reply has no usable chain: the previous list is better than an empty one.
 */
export const readListing = ({ chains }: { chains: readonly unknown[] }): RelayListing => {
  const assets = new Map(chains.flatMap(chain => (isChain(chain) ? assetsOf(chain) : [])))
  if (assets.size === 0) throw new BridgeError('malformed', 'Relay returned no valid chain')
  return { find: ({ network, asset }) => assets.get(`${network} ${asset.toUpperCase()}`) }
}
