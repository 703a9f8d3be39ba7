import { add, compare, isZero, parseDecimal } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Search } from '../../kit/matching/foundWithdrawal.ts'
import {
  type Matching,
  type MatchingPolicy,
  matchingRows,
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
import { fetchQuota, isCreated, type KucoinChain, type KucoinContext, type KucoinKey, withdrawalPath } from './api.ts'
import { codeOf, type KucoinCurrency, readCurrency, symbolOf } from './assets.ts'
import { kucoinWithdrawErrors } from './errors.ts'
import { fetchAllMovements, hasId, type KucoinMovement, movementId, movementStatus, txIdOf } from './movements.ts'
import { sha256 } from '../../kit/signing/signer.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

const plain = (decimal: string | null | undefined): string => parseDecimal(decimal ?? '') ?? '0'

/** Open, with a stated fee that does not depend on the amount. */
const sends = (chain: KucoinChain): boolean =>
  chain.isWithdrawEnabled && chain.withdrawalMinFee != null && isZero(plain(chain.withdrawFeeRate))

/** KuCoin's limits apply to the amount that arrives, like ours: the fee comes on top. */
const asTerms = (networkId: string, currency: KucoinCurrency, chain: KucoinChain): WithdrawalTerms => ({
  networkId,
  fee: plain(chain.withdrawalMinFee),
  minimum: plain(chain.withdrawalMinSize),
  ...(chain.maxWithdraw == null ? {} : { maximum: plain(chain.maxWithdraw) }),
  decimals: Number(chain.withdrawPrecision ?? currency.precision),
  enabled: sends(chain),
})

/** The published list, for the networks of our catalogue. */
export const publicTerms = async (
  { http, descriptor }: Pick<KucoinContext, 'http' | 'descriptor'>,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const currency = await readCurrency(http, symbol)
  if (currency === undefined) return []
  return descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = currency.chains.find(
      ({ chainId, contractAddress }) => chainId === upstreamId && isOurToken({ networkId, symbol }, contractAddress),
    )
    return chain === undefined ? [] : [asTerms(networkId, currency, chain)]
  })
}

/** KuCoin publishes its terms, which are the same for all accounts. */
export const readTerms = (context: KucoinContext, _: KucoinKey, symbol: string): Promise<WithdrawalTerms[]> =>
  publicTerms(context, symbol)

interface WithdrawalPlan {
  /** KuCoin's code. */
  currency: string
  chain: string
}

type Quota = Awaited<ReturnType<typeof fetchQuota>>

/** Limits of this account, with its own fee and minimum. */
const withQuota = (terms: WithdrawalTerms, quota: Quota): WithdrawalTerms => ({
  ...terms,
  fee: quota.withdrawMinFee,
  minimum: quota.withdrawMinSize,
  decimals: Math.min(terms.decimals, Number(quota.precision)),
  enabled: terms.enabled && quota.isWithdrawEnabled,
})

const rejectByQuota = (
  { symbol, amount }: WithdrawalOrder,
  terms: WithdrawalTerms,
  quota: Quota,
): WithdrawOutcome | undefined => {
  const gross = add(amount, terms.fee)
  if (compare(gross, quota.availableAmount) > 0)
    return rejected(
      'insufficientFunds',
      `The KuCoin funding account cannot send ${gross} ${symbol}, fee included: move funds there from a trading account first`,
    )
  return compare(amount, quota.remainAmount) > 0
    ? rejected(
        'amountExceedsMaximum',
        `This KuCoin account can withdraw only ${quota.remainAmount} ${symbol} more today`,
      )
    : undefined
}

/** Reads the current limits, and rejects orders that KuCoin would reject or round. Sends nothing. */
const planWithdrawal = async (
  context: KucoinContext,
  key: KucoinKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const currency = upstream === undefined ? undefined : await readCurrency(context.http, order.symbol)
  const chain = currency?.chains.find(
    ({ chainId, contractAddress }) => chainId === upstream && isOurToken(order, contractAddress),
  )
  const closed = { refusal: closedNetwork(order, 'KuCoin') }
  if (upstream === undefined || currency === undefined || chain === undefined) return closed
  const quota = await fetchQuota(context, key, currency.code, upstream)
  const terms = withQuota(asTerms(order.networkId, currency, chain), quota)
  if (!terms.enabled) return closed
  const debit = add(order.amount, terms.fee)
  const refusal =
    rejectAmount(order.amount, terms.decimals, 'KuCoin') ??
    rejectDebit(order, debit, 'KuCoin') ??
    rejectLimits(order, terms, 'KuCoin') ??
    rejectByQuota(order, terms, quota)
  return refusal === undefined ? { plan: { currency: currency.code, chain: upstream }, debit } : { refusal }
}

/** KuCoin states no maximum length for remarks of withdrawals; those of orders may have 20 characters. */
const digits = 20

/**
 * The remark a withdrawal is sent with, and which its history shows: 20 hex digits of a hash of our reference. KuCoin neither
 * filters by it nor rejects a second one: it only distinguishes our withdrawals.
 */
export const remarkOf = (reference: string): string => Buffer.from(sha256(reference)).toString('hex').slice(0, digits)

/** Whether a remark is one of ours, of any order. */
const isRemark = (text: string): boolean => /^[0-9a-f]{20}$/.test(text)

/**
 * `isInner` false: on chain, so that there is a transaction to see. `feeDeductType` EXTERNAL: the amount is the amount
 * that arrives, and the fee comes on top. KuCoin requires amounts as JSON numbers: the digits are inserted unchanged,
 * never through a float.
 */
const bodyOf = (order: WithdrawalOrder, { currency, chain }: WithdrawalPlan): string => {
  const text = JSON.stringify({
    currency,
    chain,
    toAddress: order.address,
    ...defined({ memo: order.tag }),
    withdrawType: 'ADDRESS',
    isInner: false,
    feeDeductType: 'EXTERNAL',
    remark: remarkOf(order.reference),
  })
  return `${text.slice(0, -1)},"amount":${parseDecimal(order.amount) ?? '0'}}`
}

const howToWhitelist = ({ address }: WithdrawalOrder): string =>
  `Add ${address}, spelled exactly like this, to the favorite addresses of your KuCoin account for this coin and network, or turn off the restriction to favorite addresses, then try again`

export const submitWithdrawal = (
  context: KucoinContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: plan => ({ method: 'POST', path: withdrawalPath, body: bodyOf(order, plan) }),
    check: isCreated,
    accepted: ({ data }) => ({ upstreamId: data.withdrawalId }),
    factor: 'totp',
    howToWhitelist: howToWhitelist(order),
    table: kucoinWithdrawErrors,
  })

/**
 * KuCoin returns the remark. If it does not keep one, the amount decides, and whether it includes the fee is not
 * documented.
 */
export const kucoinRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

const recordOf = (row: KucoinMovement): WithdrawalRecord => ({
  id: movementId('withdrawals', row),
  // A remark of the user's own is not our reference, and excludes nothing.
  reference: isRemark(row.remark ?? '') ? row.remark : undefined,
  symbol: symbolOf(row.currency),
  network: row.chain,
  amount: row.amount,
  fee: row.fee,
  address: row.address,
  tag: row.memo,
  createdMs: Number(row.createdAt),
  status: movementStatus(row.status),
  upstreamStatus: row.status,
  txId: txIdOf(row),
  isOffChain: row.isInner === true,
})

const minuteMs = 60_000
/** An order is sent within its lease, so a withdrawal created a day later is another one. */
const windowMs = 1_440 * minuteMs

/**
 * Every withdrawal of the asset in the order's period, including those inside KuCoin: one list contains them all, and
 * it is read to its end. The period begins five minutes early and ends a minute late, because clocks differ.
 */
const readRows = async (context: KucoinContext, key: KucoinKey, { order, sinceMs }: Search) => {
  const currency = codeOf(order.symbol)
  // An error, not an empty list: an order that cannot be searched for is not known to be absent.
  if (currency === undefined) {
    throw new ConnectorError('networkUnsupported', `KuCoin does not support ${order.symbol}`)
  }
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const rows = await fetchAllMovements(context, key, 'withdrawals', { startMs, endMs, currency })
  if (rows.some(row => row.currency !== currency)) {
    throw new ConnectorError('malformed', 'KuCoin returned a withdrawal that was not requested')
  }
  return rows
}

/** Matches rows without KuCoin's id. */
const matchUnnamed = (
  rows: readonly KucoinMovement[],
  search: Search,
  matching: Matching & { reference: string },
): FoundWithdrawal | undefined => {
  const records = rows.map(recordOf)
  const withoutId = new Set(rows.filter(row => !hasId(row)).map(row => movementId('withdrawals', row)))
  const isAnybodys = ({ id, reference }: WithdrawalRecord) => reference !== matching.reference && withoutId.has(id)
  // Without id and remark, it may also be one of the known transfers.
  if (
    search.claimed !== undefined &&
    search.claimed.size > 0 &&
    matchingRows(records, search, matching).some(isAnybodys)
  ) {
    throw new ConnectorError('malformed', 'KuCoin’s history does not distinguish this withdrawal from another')
  }
  return matchWithdrawal(records, search, matching)
}

/** By KuCoin's id if it is known and shown; else by the remark, or by asset, amount, address and time. */
export const findWithdrawal = async (
  context: KucoinContext,
  key: KucoinKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId, ...withoutId } = search
  const reference = remarkOf(search.order.reference)
  const matching = { policy: kucoinRecords, networks: context.descriptor.networks, reference }
  const rows = await readRows(context, key, search)
  if (upstreamId === undefined) return matchUnnamed(rows, search, matching)
  const known = matchWithdrawal(rows.map(recordOf), search, matching)
  // KuCoin's own examples show withdrawals without an id: one of these may be it, and keeps the id that KuCoin
  // returned first.
  const found =
    known ??
    matchUnnamed(
      rows.filter(row => !hasId(row)),
      withoutId,
      matching,
    )
  return found && { ...found, upstreamId }
}
