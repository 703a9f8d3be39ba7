import { add, compare, divide, findNetwork, findToken, multiply, type Network } from '@rialto/catalog'

import type { Holding, WithdrawalTerms } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { type RequestedAmount, amountToArrive } from './amountToArrive.ts'
import { raiseMinimum } from './raiseMinimum.ts'
import { recipientsOf } from './recipientsOf.ts'
import { maxThatCanArrive, networkIneligibility, type NetworkIneligibilityReason } from './ineligibility.ts'

export interface Destination {
  networkId: string
  symbol: string
  address: string
  addressTag?: string | undefined
  /** Fixed for this destination, in the asset. */
  amount?: string | undefined
  /** The least that is to arrive, as the client set it: in the asset, or in USD. */
  minAmount?: string | undefined
  minAmountInFiat?: string | undefined
}

export interface ConfiguredNetwork {
  network: Network
  destination: Destination
  terms: WithdrawalTerms | undefined
  /** Maximum amount that can be requested: the maximum that can arrive, less a client's fee on top. */
  maximum: string
  feeUsd: string | undefined
  ineligibility: NetworkIneligibilityReason | undefined
  /** The cheapest of the eligible ones of this holding. */
  recommended: boolean
}

type HoldingIneligibilityReason = 'symbolDoesNotMatch' | 'noEligibleNetworks' | 'amountNotSufficient' | 'noPrice'

export interface ConfiguredHolding {
  symbol: string
  name: string
  available: string
  priceUsd: string | undefined
  valueUsd: string | undefined
  networks: ConfiguredNetwork[]
  ineligibility: HoldingIneligibilityReason | undefined
}

export interface ConfigureInput {
  connection: Connection
  destinations: readonly Destination[]
  symbol?: string | undefined
  networkId?: string | undefined
  /** Also lists what no destination takes, as ineligible: the user sees that it is not lost. */
  listsOthers?: boolean
  requested: RequestedAmount
  /** Listed also where the account holds nothing of them: they could be converted into, or bought. */
  fundable?: readonly string[]
}

/**
 * Which of the user's holdings can reach which of the destinations, with fees and limits. Only assets that some
 * destination takes are listed, those that can be sent first and the most valuable of them on top.
 */
export const configureTransfer = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  input: ConfigureInput,
): Promise<ConfiguredHolding[]> => {
  const wanted = (symbol: string) => input.destinations.filter(destination => takes(input, destination, symbol))
  const owned = await readWithCredentials(ctx, input.connection, (connector, credentials) =>
    connector.read.holdings(credentials),
  )
  const available = owned.filter(holding => compare(holding.available, '0') > 0)
  const held = available.filter(holding => wanted(holding.symbol).length > 0)
  const holdings = [...held, ...lackingOf(input, held)]
  const others = input.listsOthers ? available.filter(holding => wanted(holding.symbol).length === 0) : []
  const prices = await ctx.prices.usd([...holdings, ...others].map(holding => holding.symbol))
  const configured = await Promise.all(
    holdings.map(async holding => {
      const terms = await readWithCredentials(ctx, input.connection, (connector, credentials) =>
        connector.withdraw.terms(credentials, holding.symbol, recipientsOf(wanted(holding.symbol))),
      )
      return configureHolding(holding, terms, wanted(holding.symbol), input.requested, prices.get(holding.symbol))
    }),
  )
  return [...configured, ...others.map(one => notAccepted(one, prices.get(one.symbol)))].sort(byUsefulness)
}

const lackingOf = ({ fundable = [] }: ConfigureInput, held: readonly Holding[]): Holding[] =>
  [...new Set(fundable)]
    .filter(symbol => held.every(holding => holding.symbol.toUpperCase() !== symbol))
    .map(symbol => ({ symbol, name: symbol, amount: '0', available: '0' }))

const takes = (input: ConfigureInput, destination: Destination, symbol: string): boolean =>
  destination.symbol.toUpperCase() === symbol.toUpperCase() &&
  (input.symbol === undefined || input.symbol.toUpperCase() === symbol.toUpperCase()) &&
  (input.networkId === undefined || input.networkId.toLowerCase() === destination.networkId.toLowerCase())

const configureHolding = (
  holding: Holding,
  terms: WithdrawalTerms[],
  destinations: Destination[],
  requested: RequestedAmount,
  priceUsd: string | undefined,
): ConfiguredHolding => {
  const networks = destinations.flatMap(destination => {
    const network = findNetwork(destination.networkId)
    return network ? [configureNetwork(holding, terms, network, destination, requested, priceUsd)] : []
  })
  const cheapest = cheapestOf(networks)
  if (cheapest) cheapest.recommended = true
  return {
    symbol: holding.symbol,
    name: holding.name,
    available: holding.available,
    priceUsd,
    valueUsd: priceUsd === undefined ? undefined : multiply(holding.available, priceUsd),
    networks: networks.sort((a, b) => Number(b.recommended) - Number(a.recommended)),
    ineligibility: cheapest ? undefined : holdingIneligibility(networks),
  }
}

const cheapestOf = (networks: readonly ConfiguredNetwork[]): ConfiguredNetwork | undefined =>
  networks
    .filter(({ ineligibility }) => ineligibility === undefined)
    .reduce<ConfiguredNetwork | undefined>(
      (best, next) => (best && compare(fee(best), fee(next)) <= 0 ? best : next),
      undefined,
    )

const notAccepted = ({ symbol, name, available }: Holding, priceUsd: string | undefined): ConfiguredHolding => ({
  symbol,
  name,
  available,
  priceUsd,
  valueUsd: priceUsd === undefined ? undefined : multiply(available, priceUsd),
  networks: [],
  ineligibility: 'symbolDoesNotMatch',
})

const fee = (network: ConfiguredNetwork): string => network.terms?.fee ?? '0'

const configureNetwork = (
  holding: Holding,
  allTerms: WithdrawalTerms[],
  network: Network,
  destination: Destination,
  requested: RequestedAmount,
  priceUsd: string | undefined,
): ConfiguredNetwork => {
  const known = clampDecimals(
    allTerms.find(({ networkId }) => networkId === network.id),
    network.id,
    holding.symbol,
  )
  const terms = known && raiseMinimum(known, destination, priceUsd)
  const wanted = { ...requested, amount: destination.amount ?? requested.amount }
  const amount = terms && amountToArrive(wanted, terms, priceUsd)?.amount
  const isUnpriced = known?.enabled && (!terms || (amount === undefined && wanted.amountInFiat !== undefined))
  return {
    network,
    destination,
    terms,
    maximum: terms ? maxToAskFor(requested, terms, holding.available) : '0',
    feeUsd: terms && priceUsd !== undefined ? multiply(terms.fee, priceUsd) : undefined,
    ineligibility: isUnpriced ? 'noPrice' : networkIneligibility(holding.available, terms, amount),
    recommended: false,
  }
}

const maxToAskFor = (requested: RequestedAmount, terms: WithdrawalTerms, available: string): string => {
  const most = maxThatCanArrive(available, terms)
  if (requested.isInclusiveFeeEnabled || requested.clientFeeRatio === undefined) return most
  return divide(most, add('1', requested.clientFeeRatio), terms.decimals, 'down')
}

/** An institution may take more decimals than the token has on chain: the chain decides. */
export const clampDecimals = <T extends WithdrawalTerms | undefined>(
  terms: T,
  networkId: string,
  symbol: string,
): T => {
  const token = findToken(networkId, symbol)
  return terms && token && token.decimals < terms.decimals ? { ...terms, decimals: token.decimals } : terms
}

const shortOfMoney = new Set<NetworkIneligibilityReason | undefined>([
  'balanceBelowRequestedAmount',
  'balanceBelowMinimum',
])

const holdingIneligibility = (networks: ConfiguredNetwork[]): HoldingIneligibilityReason => {
  if (networks.some(({ ineligibility }) => shortOfMoney.has(ineligibility))) return 'amountNotSufficient'
  return networks.some(({ ineligibility }) => ineligibility === 'noPrice') ? 'noPrice' : 'noEligibleNetworks'
}

const byUsefulness = (a: ConfiguredHolding, b: ConfiguredHolding): number =>
  Number(a.ineligibility !== undefined) - Number(b.ineligibility !== undefined) ||
  compare(b.valueUsd ?? '0', a.valueUsd ?? '0') ||
  a.symbol.localeCompare(b.symbol)
