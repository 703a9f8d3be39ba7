import { listedLength } from '@rialto/contract'
import { add, compare, parseDecimal, sameAddress } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import type { Search } from '../../kit/matching/foundWithdrawal.ts'
import {
  type Matching,
  type MatchingPolicy,
  matchWithdrawal,
  type WithdrawalRecord,
} from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejectLimits } from '../../kit/withdraw/rejectLimits.ts'
import { closedNetwork, rejected } from '../../kit/withdraw/rejection.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type BitstampContext,
  type BitstampRequest,
  fetchBalance,
  fetchFees,
  fetchNetworks,
  fetchRequests,
  isCreated,
  maxRequests,
  withdrawPath,
} from './api.ts'
import { asRow } from './account.ts'
import { requestStatus, splitAddress, timeOf } from './history.ts'
import type { BitstampKey } from './signing.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/**
 * Bitstamp's lists for the networks of the catalog: limits are public, and fees depend on the account. Networks without a
 * fee are left out.
 */
export const readTerms = async (
  context: BitstampContext,
  key: BitstampKey,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const networks = await fetchNetworks(context, symbol)
  if (networks.length === 0) return []
  const fees = await fetchFees(context, key, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const network = networks.find(entry => entry.network === upstreamId)
    const fee = fees.find(entry => entry.network === upstreamId)?.fee
    if (network === undefined || fee === undefined) return []
    const minimum = network.withdrawal_minimum_amount
    return {
      networkId,
      fee: plain(fee),
      minimum: plain(minimum ?? '0'),
      decimals: Number(network.withdrawal_decimals),
      enabled: network.withdrawal === 'Enabled' && minimum != null,
    }
  })
}

interface WithdrawalPlan {
  path: string
  parameters: Readonly<Record<string, string>>
}

/** Reads the current fee, limits and balance, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: BitstampContext,
  key: BitstampKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const { symbol, amount, address } = order
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const all = network === undefined ? [] : await readTerms(context, key, symbol)
  const terms = all.find(({ networkId }) => networkId === order.networkId.toLowerCase())
  const barred = rejectByTerms(order, terms)
  if (barred !== undefined || network === undefined || terms === undefined) {
    return { refusal: barred ?? rejected('networkUnsupported', 'Bitstamp does not support this network') }
  }
  const tag = tagParameter(network, order.tag)
  if (tag === undefined) return { refusal: rejected('invalidAddress', 'Invalid memo or tag for this network') }
  const debit = add(amount, terms.fee)
  const unfunded = rejectDebit(order, debit, 'Bitstamp') ?? (await rejectByFunds(context, key, symbol, debit))
  if (unfunded !== undefined) return { refusal: unfunded }
  return { plan: { path: withdrawPath(symbol), parameters: { amount, address, network, ...tag } }, debit }
}

const rejectByTerms = (order: WithdrawalOrder, terms: WithdrawalTerms | undefined): WithdrawOutcome | undefined =>
  terms?.enabled === true
    ? (rejectAmount(order.amount, terms.decimals, 'Bitstamp') ?? rejectLimits(order, terms, 'Bitstamp'))
    : closedNetwork(order, 'Bitstamp')

/** The parameter of a tag on a network, and its form. Other networks have no tags. */
const tagParameters: Readonly<Record<string, { name: string; form: RegExp }>> = {
  xrpl: { name: 'destination_tag', form: /^(0|[1-9]\d{0,9})$/ },
  stellar: { name: 'memo_id', form: /^[\x21-\x7e]{1,28}$/ },
}

/**
 * A tag in the form of the withdraw call; `undefined` if it cannot be sent, so that coins are never sent without it.
 */
export const tagParameter = (upstream: string, tag: string | undefined): Record<string, string> | undefined => {
  if (tag === undefined || tag === '') return {}
  const parameter = Object.hasOwn(tagParameters, upstream) ? tagParameters[upstream] : undefined
  return parameter?.form.test(tag) === true ? { [parameter.name]: tag } : undefined
}

const rejectByFunds = async (
  context: BitstampContext,
  key: BitstampKey,
  symbol: string,
  gross: string,
): Promise<WithdrawOutcome | undefined> => {
  const row = asRow(await fetchBalance(context, key, symbol))
  if (row.symbol !== symbol) throw new ConnectorError('malformed', 'Bitstamp returned a different currency')
  return compare(row.free, gross) < 0
    ? rejected('insufficientFunds', `Insufficient ${symbol} balance at Bitstamp (${gross} needed, fee included)`)
    : undefined
}

const howToWhitelist =
  'The API key can withdraw only to the addresses on its list: add this address to the key in Bitstamp’s API access settings, then try again'

export const submitWithdrawal = (
  context: BitstampContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: ({ path, parameters }) => ({ method: 'POST', path, parameters }),
    check: isCreated,
    accepted: ({ id }) => ({ upstreamId: id }),
    factor: 'totp',
    howToWhitelist,
  })

/** Bitstamp accepts no client reference. Whether `amount` is before or after the fee is not documented. */
export const bitstampRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

const matchingOf = ({ descriptor }: BitstampContext): Matching => ({
  policy: bitstampRecords,
  networks: descriptor.networks,
})

/** By Bitstamp's id if known, else by asset, network, amount, address, tag and time. */
export const findWithdrawal = async (
  context: BitstampContext,
  key: BitstampKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId } = search
  if (upstreamId === undefined) return findByTime(context, key, search)
  const requests = await fetchRequests(context, key, { id: upstreamId })
  if (requests.length > 0 && !requests.some(({ id }) => id === upstreamId)) {
    throw new ConnectorError('malformed', 'Bitstamp returned a withdrawal that was not requested')
  }
  return matchWithdrawal(requests.map(asRecord), search, matchingOf(context))
}

const msPerS = 1_000
/** The clocks may differ. */
const marginS = 300
/** Bitstamp's history covers 578 days. */
const maxS = 50_000_000

/**
 * Only withdrawal requests record withdrawals. An order counts as not found, or as failed, if all requests since the order
 * were read. If the reply is full, or Bitstamp's history begins later, the search fails instead.
 */
const findByTime = async (
  context: BitstampContext,
  key: BitstampKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const agoS = Math.max(Math.ceil((context.clock.nowMs() - search.sinceMs) / msPerS) + marginS, marginS)
  const requests = await fetchRequests(context, key, { timedelta: String(Math.min(agoS, maxS)) })
  const found = await matchRequests(context, key, requests.map(asRecord), search)
  if (found !== undefined && found.status !== 'failed') return found
  if (listedLength(requests) >= maxRequests) {
    throw new ConnectorError('malformed', 'Bitstamp’s withdrawal list exceeds the page limit')
  }
  if (agoS > maxS) throw new ConnectorError('refused', 'Bitstamp no longer lists withdrawals of that time')
  return found
}

/**
 * Records do not show their fee. The amount is compared without a fee first; if a record went to the address, also
 * with the current fee.
 */
const matchRequests = async (
  context: BitstampContext,
  key: BitstampKey,
  records: readonly ReturnType<typeof asRecord>[],
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { networkId, address, symbol } = search.order
  const matching = matchingOf(context)
  const exact = matchWithdrawal(records, search, matching)
  const wentThere = records.some(record => sameAddress(networkId, record.address, address))
  if (exact !== undefined || !wentThere) return exact
  const terms = await readTerms(context, key, symbol)
  const fee = terms.find(row => row.networkId === networkId)?.fee
  const withFee = records.map(record => ({ ...record, fee }))
  const found = matchWithdrawal(withFee, search, matching)
  if (found === undefined) return undefined
  // Assumed for the comparison only.
  const { fee: _, ...reported } = found
  return reported
}

const asRecord = (request: BitstampRequest): WithdrawalRecord & { address: string } => ({
  ...splitAddress(request.address ?? ''),
  id: request.id,
  symbol: request.currency.toUpperCase(),
  network: request.network,
  amount: request.amount,
  createdMs: timeOf(request.datetime),
  status: requestStatus(request.status),
  upstreamStatus: request.status,
  txId: request.transaction_id,
})
