import { add, compare, findNetwork, multiply, type Network } from '@rialto/catalog'

import { amountToArrive } from '../amountToArrive.ts'
import { clampDecimals, type Destination } from '../configureTransfer.ts'
import { raiseMinimum } from '../raiseMinimum.ts'
import { feesUsdOf, type PartSource, type PlannedPart, planParts } from './planParts.ts'
import type { FundingRequest, SourceAccount } from './rankSources.ts'

/** One payment split over several accounts, each of which sends from its balance of the asset. */
export interface Combination {
  destination: Destination
  network: Network
  symbol: string
  /** Total that arrives, and the client's share of it. */
  amount: string
  clientFee: string
  /** The largest first. */
  parts: PlannedPart[]
  /** All fees in dollars. Undefined without a quote for the asset. */
  feesUsd: string | undefined
}

/**
 * The best payment from several accounts' balances of one asset: the fewest parts, then the lowest cost to the user.
 * Only for a fixed amount with fees on top: with an inclusive fee, the amount that arrives would depend on the parts.
 */
export const combineSources = (
  accounts: readonly SourceAccount[],
  request: FundingRequest,
  maximumSources: number,
): Combination | undefined => {
  if (request.requested.isInclusiveFeeEnabled) return undefined
  const found = request.destinations.flatMap(destination => {
    const combination = combineFor(accounts, destination, request, maximumSources)
    return combination ? [{ combination, cost: costOf(combination, request) }] : []
  })
  return found.sort(
    (a, b) =>
      a.combination.parts.length - b.combination.parts.length ||
      Number(a.cost === undefined) - Number(b.cost === undefined) ||
      compare(a.cost ?? '0', b.cost ?? '0') ||
      a.combination.network.finalityConfirmations - b.combination.network.finalityConfirmations ||
      (keyOf(a.combination.destination) < keyOf(b.combination.destination) ? -1 : 1),
  )[0]?.combination
}

const keyOf = ({ symbol, networkId, address }: Destination): string => `${symbol} ${networkId} ${address}`

/** Total cost to the user in dollars. Includes the amount, because destinations may ask for different amounts. */
const costOf = ({ symbol, amount, feesUsd }: Combination, { prices }: FundingRequest): string | undefined => {
  const price = prices.get(symbol)
  return price === undefined || feesUsd === undefined ? undefined : add(feesUsd, multiply(amount, price))
}

const combineFor = (
  accounts: readonly SourceAccount[],
  destination: Destination,
  { requested, prices }: FundingRequest,
  maximumSources: number,
): Combination | undefined => {
  const network = findNetwork(destination.networkId)
  const symbol = destination.symbol.toUpperCase()
  const sources = network ? accounts.flatMap(account => partSource(account, network, symbol) ?? []) : []
  if (!network || sources.length === 0) return undefined
  const price = prices.get(symbol)
  const decimals = Math.max(...sources.map(one => one.decimals))
  const wanted = { ...requested, amount: destination.amount ?? requested.amount }
  const priced = amountToArrive(wanted, { fee: '0', decimals }, price)
  if (!priced || compare(priced.amount, '0') <= 0) return undefined
  // The client's minimum applies to the payment, not to each of its parts.
  const whole = { networkId: network.id, fee: '0', minimum: '0', decimals, enabled: true }
  const minimum = raiseMinimum(whole, destination, price)?.minimum
  if (minimum === undefined || compare(priced.amount, minimum) < 0) return undefined
  const parts = planParts(sources, priced.amount, maximumSources)
  if (!parts) return undefined
  return { destination, network, symbol, ...priced, parts, feesUsd: price && feesUsdOf(parts, price) }
}

const partSource = (account: SourceAccount, { id }: Network, symbol: string): PartSource | undefined => {
  const found = account.terms.find(one => one.symbol === symbol && one.networkId === id && one.enabled)
  const available = account.holdings.find(holding => holding.symbol === symbol && !holding.isFiat)?.available
  if (!found || available === undefined) return undefined
  return { connectionId: account.connectionId, available, ...clampDecimals(found, id, symbol) }
}
