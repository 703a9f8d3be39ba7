import { add, compare, isZero, parseDecimal, subtract } from '@rialto/catalog'
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
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import { decimalPlaces, rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { closedNetwork, rejected } from '../../kit/withdraw/rejection.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type BinanceContext,
  type BinanceKey,
  type BinanceNetwork,
  type BinanceWithdrawal,
  fetchNetworks,
  fetchWithdrawals,
  isApplied,
  withdrawPath,
} from './api.ts'
import { readWallets, type WalletRow } from './account.ts'
import { binanceWithdrawErrors } from './errors.ts'
import { timeOf, withdrawalStatus } from './history.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

/** Binance's own list, for our networks. */
export const readTerms = async (
  context: BinanceContext,
  key: BinanceKey,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const listed = await fetchNetworks(context, key, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const network = listed.find(
      entry => entry.network === upstreamId && isOurToken({ networkId, symbol }, entry.contractAddress),
    )
    return network === undefined ? [] : [asTerms(networkId, network)]
  })
}

/**
 * Binance's limits apply to the debit, fee included; ours to the amount that arrives. The minimum is kept unchanged
 * (never too low), the maximum is reduced by the fee (never too high).
 */
const asTerms = (networkId: string, network: BinanceNetwork): WithdrawalTerms => {
  const unlimited = isZero(network.withdrawMax) || compare(network.withdrawMax, network.withdrawFee) <= 0
  return {
    networkId,
    fee: plain(network.withdrawFee),
    minimum: plain(network.withdrawMin),
    ...(unlimited ? {} : { maximum: subtract(network.withdrawMax, network.withdrawFee) }),
    decimals: stepDecimals(network),
    enabled: network.withdrawEnable && network.busy !== true,
  }
}

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Decimals of the step, which is a power of ten: `0.000001` is 6, `1` is 0. Default: Binance's eight. */
const stepDecimals = (network: BinanceNetwork): number =>
  isZero(network.withdrawIntegerMultiple) ? 8 : decimalPlaces(network.withdrawIntegerMultiple)

interface WithdrawalPlan {
  network: string
  /** The debit: Binance deducts its fee from it, and the rest arrives. */
  gross: string
  /** 0 spot, 1 funding. */
  walletType: '0' | '1'
}

/** Open for withdrawals of the order's asset. */
const findOpenNetwork = async (
  context: BinanceContext,
  key: BinanceKey,
  { symbol, networkId }: WithdrawalOrder,
): Promise<BinanceNetwork | undefined> => {
  const upstreamId = upstreamIdOf(context.descriptor.networks, networkId)
  const listed = upstreamId === undefined ? [] : await fetchNetworks(context, key, symbol)
  return listed.find(
    entry =>
      entry.network === upstreamId && entry.withdrawEnable && isOurToken({ networkId, symbol }, entry.contractAddress),
  )
}

/** Reads the current fee and balances, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: BinanceContext,
  key: BinanceKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { name } = context.variant
  const { symbol, amount } = order
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const network = await findOpenNetwork(context, key, order)
  if (network === undefined) return { refusal: closedNetwork(order, name) }
  const wrong = rejectAmount(amount, stepDecimals(network), name)
  if (wrong !== undefined) return { refusal: wrong }
  const gross = add(amount, network.withdrawFee)
  const outside = rejectDebit(order, gross, name) ?? rejectByLimits(name, network, order, gross)
  if (outside !== undefined) return { refusal: outside }
  const row = (await readWallets(context, key)).find(wallet => wallet.symbol === symbol)
  const walletType = payingWallet(row, gross)
  if (walletType === undefined) {
    const message = `Insufficient ${symbol} balance at ${name} (${gross} needed in one wallet)`
    return { refusal: rejected('insufficientFunds', message) }
  }
  return { plan: { network: network.network, gross, walletType }, debit: gross }
}

const rejectByLimits = (
  name: string,
  network: BinanceNetwork,
  { symbol }: WithdrawalOrder,
  gross: string,
): WithdrawOutcome | undefined => {
  const { withdrawMin, withdrawMax } = network
  if (decimalPlaces(gross) > stepDecimals(network)) {
    return rejected('refused', `${name}’s fee and increment do not allow exactly this amount to arrive`)
  }
  if (compare(gross, withdrawMin) < 0) {
    const message = `${name}’s minimum withdrawal is ${withdrawMin} ${symbol}, fee included`
    return rejected('amountBelowMinimum', message)
  }
  return !isZero(withdrawMax) && compare(gross, withdrawMax) > 0
    ? rejected('amountExceedsMaximum', `${name}’s maximum withdrawal is ${withdrawMax} ${symbol}, fee included`)
    : undefined
}

/** The wallet that alone can pay, spot first. */
const payingWallet = (row: WalletRow | undefined, gross: string): '0' | '1' | undefined => {
  if (row === undefined) return undefined
  if (compare(row.spotFree, gross) >= 0) return '0'
  return compare(row.fundingFree, gross) >= 0 ? '1' : undefined
}

export const submitWithdrawal = (
  context: BinanceContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: plan => ({ method: 'POST', path: withdrawPath, parameters: parametersOf(context, order, plan) }),
    check: isApplied,
    accepted: ({ id }) => ({ upstreamId: id }),
    factor: 'totp',
    howToWhitelist: `Add the address under Address Management in your ${context.variant.name} account, then try again`,
    table: binanceWithdrawErrors(context.variant),
  })

/**
 * `transactionFeeFlag` matters only if the address belongs to another Binance user: `false` returns the unused fee to
 * the sender, so that exactly the order's amount arrives there too. A variant with one wallet has neither of the last
 * two.
 */
const parametersOf = (
  { variant }: BinanceContext,
  order: WithdrawalOrder,
  plan: WithdrawalPlan,
): Record<string, string> => ({
  coin: order.symbol,
  network: plan.network,
  address: order.address,
  ...defined({ addressTag: order.tag }),
  amount: plan.gross,
  withdrawOrderId: order.reference,
  ...(variant.hasFundingWallet ? { transactionFeeFlag: 'false', walletType: plan.walletType } : {}),
})

/** Binance returns our reference and is queried by it, so no other field has to match. */
export const binanceRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

const minuteMs = 60_000
/** With a reference, Binance's history covers less than seven days per call. */
const windowMs = 7 * 24 * 60 * minuteMs - minuteMs

/**
 * By our reference. The window begins five minutes early and ends a minute late, for clocks that differ. Binance does not
 * promise one record per reference.
 */
export const findWithdrawal = async (
  context: BinanceContext,
  key: BinanceKey,
  { upstreamId: _, ...search }: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order } = search
  const startTime = search.sinceMs - 5 * minuteMs
  const endTime = Math.min(context.clock.nowMs() + minuteMs, startTime + windowMs)
  const records = await fetchWithdrawals(context, key, {
    coin: order.symbol,
    withdrawOrderId: order.reference,
    startTime: String(startTime),
    endTime: String(endTime),
  })
  if (records.some(({ withdrawOrderId, coin }) => withdrawOrderId !== order.reference || coin !== order.symbol)) {
    throw new ConnectorError('malformed', `${context.variant.name} returned a withdrawal that was not requested`)
  }
  return matchWithdrawal(records.map(asRecord), search, {
    policy: binanceRecords,
    networks: context.descriptor.networks,
  })
}

const asRecord = (withdrawal: BinanceWithdrawal): WithdrawalRecord => ({
  id: withdrawal.id,
  reference: withdrawal.withdrawOrderId,
  symbol: withdrawal.coin,
  network: withdrawal.network,
  amount: withdrawal.amount,
  fee: withdrawal.transactionFee,
  address: withdrawal.address,
  tag: withdrawal.addressTag,
  createdMs: timeOf(withdrawal.applyTime),
  ...withdrawalStatus(withdrawal.status),
  txId: withdrawal.txId,
  isOffChain: withdrawal.transferType === 1,
  message: withdrawal.info,
})
