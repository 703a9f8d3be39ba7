import { findNetwork, type Network } from '@rialto/catalog'

import type { WithdrawalTerms } from '../../connections/connector.ts'
import { type RequestedAmount, amountToArrive } from '../amountToArrive.ts'
import { clampDecimals, type Destination } from '../configureTransfer.ts'
import { maxThatCanArrive, networkIneligibility, type NetworkIneligibilityReason } from '../ineligibility.ts'
import { raiseMinimum } from '../raiseMinimum.ts'
import { amountFor, type ConversionQuote, createFigures, maxFrom, type QuoteFigures } from './conversion.ts'
import { createReader, format, formatMillionths, timesUp } from './fixedPoint.ts'

/** A snapshot of one account of the user; ranking reads no more. Symbols in upper case. */
export interface SourceAccount {
  connectionId: string
  /** Coins and money; a symbol once. */
  holdings: readonly SourceHolding[]
  /** Terms for the assets that the destinations accept. */
  terms: readonly AssetTerms[]
  /**
   * Quotes for conversions into the assets that the destinations accept. Empty if the exchange does not trade, or
   * conversions are not allowed.
   */
  quotes: readonly ConversionQuote[]
}

export interface SourceHolding {
  symbol: string
  available: string
  /** Money of a state: it buys, and is never sent. */
  isFiat: boolean
}

export interface AssetTerms extends WithdrawalTerms {
  symbol: string
}

export interface FundingRequest {
  destinations: readonly Destination[]
  requested: RequestedAmount
  /** USD per unit. */
  prices: ReadonlyMap<string, string>
  /** Prefer a purchase over the user's existing balances. */
  prefersPurchase: boolean
}

/** `balance`: sent without a conversion. `conversion`, `purchase`: by one order at the exchange, then sent. */
type SourceKind = 'balance' | 'conversion' | 'purchase'

/** Public reasons of a network, and those of a holding without any destination. */
type SourceReason =
  | NetworkIneligibilityReason
  | 'symbolDoesNotMatch'
  | 'amountNotSufficient'
  | 'notSupportedForTransferBySource'

interface Candidate {
  connectionId: string
  /** The asset spent. */
  symbol: string
  kind: SourceKind
}

export interface Source extends Candidate {
  destination: Destination
  network: Network
  /** Amount that arrives, if an amount was requested. */
  amount: string | undefined
  /** The maximum that can arrive, if no amount was requested. */
  maximum: string | undefined
  /** The order if one is needed, and its required yield. Without a requested amount the order is planned later. */
  conversion: { quote: ConversionQuote; yields: string | undefined } | undefined
  /**
   * All fees in dollars, the network's of a wallet included, rounded up to millionths. Undefined without a price of the
   * asset, or if the network's fee or its price is unknown.
   */
  feesUsd: string | undefined
}

export interface RejectedSource extends Candidate {
  /** Absent if no destination accepts the asset, with or without a conversion. */
  destination?: Destination
  reason: SourceReason
}

/** The requirements of one destination, for any account with these terms. */
interface Way {
  destination: Destination
  network: Network
  terms: WithdrawalTerms
  amount: string | undefined
  /** Required balance: the amount and the institution's fee. */
  total: bigint
  /** Reason why this destination cannot be paid with any balance. */
  obstacle: NetworkIneligibilityReason | undefined
  priceUsd: bigint | undefined
  feeUsd: bigint | undefined
  /** Value of the payment in dollars, if destinations ask for different amounts. */
  value: bigint
}

/** The requirements for one account. */
interface Need extends Way {
  /** The part of the total that is missing, and its text. */
  lacking: bigint
  lackingText: string
}

interface Ranked {
  source: Source
  /** Total cost to the user in dollars: fees, and the requested amount if destinations ask for different values. */
  cost: bigint | undefined
  isBehind: boolean
}

type Read = (decimal: string) => bigint

interface Readers {
  read: Read
  figuresOf: (quote: ConversionQuote) => QuoteFigures | undefined
  wayOf: (destination: Destination, terms: AssetTerms, request: FundingRequest) => Way | undefined
}

/**
 * SmartFunding: every way in which the user could pay, best first, and for every other source the reason why it cannot
 * be used. The cheapest comes first; ties are broken by fewer steps, then by the faster network. The order of
 * accounts, holdings, terms, quotes and destinations in the input makes no difference.
 */
export const rankSources = (
  accounts: readonly SourceAccount[],
  request: FundingRequest,
): { sources: Source[]; rejected: RejectedSource[] } => {
  const read = createReader()
  const readers = { read, figuresOf: createFigures(read), wayOf: createWays(read) }
  const ranked: Ranked[] = []
  const rejected: RejectedSource[] = []
  for (const account of accounts) rankAccount(readers, account, request, ranked, rejected)
  ranked.sort(byPreference)
  return { sources: ranked.map(({ source }) => source), rejected: rejected.sort(byName) }
}

const rankAccount = (
  readers: Readers,
  account: SourceAccount,
  request: FundingRequest,
  ranked: Ranked[],
  rejected: RejectedSource[],
): void => {
  const { connectionId } = account
  const available = new Map(account.holdings.map(holding => [holding.symbol, holding.available]))
  const needs = new Map<string, Need[]>()
  for (const destination of request.destinations) {
    const symbol = destination.symbol.toUpperCase()
    const need = needOf(readers, account, { destination, symbol }, request, available.get(symbol))
    if (need) needs.set(symbol, [...(needs.get(symbol) ?? []), need])
  }
  const quotes = bySpent(account.quotes)
  for (const holding of account.holdings) {
    const { symbol } = holding
    const before = ranked.length + rejected.length
    for (const need of (holding.isFiat ? undefined : needs.get(symbol)) ?? []) {
      const reason = need.obstacle ?? shortage(readers.read(holding.available), holding.available, need)
      if (reason !== undefined)
        rejected.push({ connectionId, symbol, kind: 'balance', destination: need.destination, reason })
      else {
        const maximum = need.amount === undefined ? maxThatCanArrive(holding.available, need.terms) : undefined
        const candidate: Candidate = { connectionId, symbol, kind: 'balance' }
        ranked.push(rankedBy(candidate, need, request, { maximum, conversion: undefined, orderFee: 0n }))
      }
    }
    for (const quote of quotes.get(symbol) ?? [])
      for (const found of converted(readers, { connectionId, quote, holding, request }, needs.get(quote.to) ?? []))
        if ('reason' in found) rejected.push(found)
        else ranked.push(found)
    if (ranked.length + rejected.length === before)
      rejected.push({ connectionId, symbol, kind: 'balance', reason: reasonOf(account, holding, request) })
  }
}

/** The reason why this balance does not suffice, beyond the terms. */
const shortage = (available: bigint, text: string, need: Need): NetworkIneligibilityReason | undefined => {
  if (need.amount === undefined) return networkIneligibility(text, need.terms, undefined)
  return available < need.total ? 'balanceBelowRequestedAmount' : undefined
}

const bySpent = (quotes: readonly ConversionQuote[]): ReadonlyMap<string, ConversionQuote[]> => {
  const groups = new Map<string, ConversionQuote[]>()
  for (const quote of quotes) {
    const group = groups.get(quote.from)
    if (group) group.push(quote)
    else groups.set(quote.from, [quote])
  }
  return groups
}

/** The reason why a holding is not a candidate. */
const reasonOf = (account: SourceAccount, holding: SourceHolding, request: FundingRequest): SourceReason => {
  if (holding.isFiat) return 'notSupportedForTransferBySource'
  const isWanted = request.destinations.some(({ symbol }) => symbol.toUpperCase() === holding.symbol)
  if (!isWanted) return 'symbolDoesNotMatch'
  return account.terms.some(({ symbol }) => symbol === holding.symbol) ? 'noTargetNetworkFound' : 'refusedByInstitution'
}

/** The requirements of one destination for an account. Undefined if the institution does not send there. */
const needOf = (
  { read, wayOf }: Readers,
  account: SourceAccount,
  { destination, symbol }: { destination: Destination; symbol: string },
  request: FundingRequest,
  owned = '0',
): Need | undefined => {
  const found = account.terms.find(
    one => one.symbol === symbol && one.networkId === destination.networkId.toLowerCase(),
  )
  const way = found && wayOf(destination, found, request)
  if (!way) return undefined
  // A purchase covers the whole amount, regardless of the balance.
  const lacking = request.prefersPurchase ? way.total : way.total - read(owned)
  return { ...way, lacking, lackingText: lacking > 0n ? format(lacking) : '0' }
}

/** Accounts at one institution have the same terms, so each is computed once. */
const createWays = (read: Read): Readers['wayOf'] => {
  const known = new Map<Destination, Map<string, Way | undefined>>()
  return (destination, terms, request) => {
    const { fee, minimum, maximum, decimals, enabled, networkFee } = terms
    const paid = networkFee && `${networkFee.symbol} ${networkFee.amount}`
    const key = `${fee} ${minimum} ${maximum} ${decimals} ${enabled} ${paid}`
    const ways = known.get(destination) ?? new Map<string, Way | undefined>()
    known.set(destination, ways)
    if (!ways.has(key)) ways.set(key, readWay(read, destination, terms, request))
    return ways.get(key)
  }
}

const readWay = (
  read: Read,
  destination: Destination,
  found: AssetTerms,
  { requested, prices }: FundingRequest,
): Way | undefined => {
  const network = findNetwork(destination.networkId)
  if (!network) return undefined
  const known = clampDecimals(found, network.id, found.symbol)
  const price = prices.get(found.symbol)
  const terms = raiseMinimum(known, destination, price)
  const wanted = { ...requested, amount: destination.amount ?? requested.amount }
  const amount = terms && amountToArrive(wanted, terms, price)?.amount
  const isUnpriced = terms === undefined || (amount === undefined && wanted.amountInFiat !== undefined)
  const priceUsd = price === undefined ? undefined : read(price)
  return {
    destination,
    network,
    terms: terms ?? known,
    amount,
    total: read(amount ?? known.minimum) + read(known.fee),
    obstacle: isUnpriced ? 'noPrice' : networkIneligibility(plenty, terms, amount),
    priceUsd,
    feeUsd: feeUsdOf(read, known, priceUsd, prices),
    value: ownValue(read, destination, amount, priceUsd),
  }
}

/** All fees for sending, in dollars. A fee that is unknown is not zero: the whole cost is unknown then. */
const feeUsdOf = (
  read: Read,
  { fee, networkFee }: WithdrawalTerms,
  priceUsd: bigint | undefined,
  prices: ReadonlyMap<string, string>,
): bigint | undefined => {
  if (priceUsd === undefined) return undefined
  const own = timesUp(read(fee), priceUsd)
  if (networkFee === undefined) return own
  const price = prices.get(networkFee.symbol)
  if (networkFee.amount === undefined || price === undefined) return undefined
  return own + timesUp(read(networkFee.amount), read(price))
}

/** Value in USD of an amount set by the destination itself. 0 without such an amount or without a price. */
const ownValue = (read: Read, { amount: own }: Destination, amount: string | undefined, priceUsd: bigint | undefined) =>
  own === undefined || amount === undefined || priceUsd === undefined ? 0n : timesUp(read(amount), priceUsd)

/** A balance so large that only the terms can exclude the source. */
const plenty = `1${'0'.repeat(40)}`

interface Converting {
  connectionId: string
  quote: ConversionQuote
  holding: SourceHolding
  request: FundingRequest
}

/** The sources that one market makes of a holding. Empty if the balance of the asset suffices. */
const converted = (
  { read, figuresOf }: Readers,
  { connectionId, quote, holding, request }: Converting,
  needs: readonly Need[],
): (Ranked | RejectedSource)[] => {
  const candidate: Candidate = {
    connectionId,
    symbol: holding.symbol,
    kind: quote.isPurchase ? 'purchase' : 'conversion',
  }
  const figures = figuresOf(quote)
  const available = read(holding.available)
  const results: (Ranked | RejectedSource)[] = []
  for (const need of needs) {
    const refuse = (reason: SourceReason) => void results.push({ ...candidate, destination: need.destination, reason })
    if (need.obstacle !== undefined || figures === undefined) refuse(need.obstacle ?? 'noPrice')
    else if (need.amount === undefined) {
      const most = format(need.total - need.lacking + maxFrom(figures, available))
      const reason = networkIneligibility(most, need.terms, undefined)
      const conversion = { quote, yields: undefined }
      if (reason !== undefined) refuse(reason)
      else
        results.push(
          rankedBy(candidate, need, request, { maximum: maxThatCanArrive(most, need.terms), conversion, orderFee: 0n }),
        )
    } else if (need.lacking > 0n) {
      const amount = amountFor(figures, need.lacking)
      const conversion = { quote, yields: need.lackingText }
      if (timesUp(amount, figures.spends) > available) refuse('balanceBelowRequestedAmount')
      else {
        const orderFee = timesUp(amount, figures.fee)
        results.push(rankedBy(candidate, need, request, { maximum: undefined, conversion, orderFee }))
      }
    }
  }
  return results
}

const kindRank: Record<SourceKind, number> = { balance: 0, conversion: 1, purchase: 2 }

const rankedBy = (
  { connectionId, symbol, kind }: Candidate,
  need: Need,
  request: FundingRequest,
  { orderFee, maximum, conversion }: Pick<Source, 'maximum' | 'conversion'> & { orderFee: bigint },
): Ranked => {
  const { destination, network, amount, priceUsd, feeUsd, value } = need
  const fees = priceUsd === undefined || feeUsd === undefined ? undefined : feeUsd + timesUp(orderFee, priceUsd)
  const feesUsd = fees === undefined ? undefined : formatMillionths(fees)
  return {
    source: { connectionId, symbol, kind, destination, network, amount, maximum, conversion, feesUsd },
    cost: fees === undefined ? undefined : fees + value,
    isBehind: request.prefersPurchase && kind !== 'purchase',
  }
}

const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Unpriced sources rank last, because their cost is not known. */
const byCost = (a: bigint | undefined, b: bigint | undefined): number =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : order(a, b)

const byPreference = (a: Ranked, b: Ranked): number =>
  Number(a.isBehind) - Number(b.isBehind) ||
  byCost(a.cost, b.cost) ||
  kindRank[a.source.kind] - kindRank[b.source.kind] ||
  a.source.network.finalityConfirmations - b.source.network.finalityConfirmations ||
  textOrder(a.source.connectionId, b.source.connectionId) ||
  byDestination(a.source.destination, b.source.destination) ||
  textOrder(a.source.symbol, b.source.symbol)

const byDestination = (a: Destination | undefined, b: Destination | undefined): number =>
  textOrder(a?.symbol ?? '', b?.symbol ?? '') ||
  textOrder(a?.networkId ?? '', b?.networkId ?? '') ||
  textOrder(a?.address ?? '', b?.address ?? '')

const byName = (a: RejectedSource, b: RejectedSource): number =>
  textOrder(a.connectionId, b.connectionId) ||
  textOrder(a.symbol, b.symbol) ||
  kindRank[a.kind] - kindRank[b.kind] ||
  byDestination(a.destination, b.destination)
