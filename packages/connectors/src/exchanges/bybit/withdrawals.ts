import { add, compare, isZero, parseDecimal, sameAddress } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Search, upstreamReference } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejectLimits } from '../../kit/withdraw/rejectLimits.ts'
import { closedNetwork, rejected } from '../../kit/withdraw/rejection.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type BybitChain,
  type BybitContext,
  type BybitEndpoint,
  type BybitKey,
  type BybitPage,
  fetchAddressBook,
  fetchWithdrawable,
  isCreated,
  withdrawalPath,
} from './api.ts'
import { type BybitCoin, readCoin } from './assets.ts'
import { bybitWithdrawErrors } from './errors.ts'
import { type BybitSent, fetchSent, type RecordQuery, sentMessage, sentStatus, windowMs } from './records.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Open, with a fee that does not depend on the amount. */
const sends = (chain: BybitChain): boolean =>
  chain.chainWithdraw === '1' && chain.withdrawFee !== '' && isZero(plain(chain.withdrawPercentageFee ?? ''))

/** Maximum per withdrawal. `undefined` if Bybit states none. */
const maximumOf = ({ remainAmount }: BybitCoin): string | undefined =>
  remainAmount === '' || compare(remainAmount, '0') < 0 ? undefined : plain(remainAmount)

/** Bybit's limits apply to the amount that arrives, like ours: the fee comes on top (`feeType` 0). */
const asTerms = (networkId: string, coin: BybitCoin, chain: BybitChain): WithdrawalTerms => {
  const maximum = maximumOf(coin)
  return {
    networkId,
    fee: plain(chain.withdrawFee),
    minimum: plain(chain.withdrawMin),
    ...defined({ maximum }),
    decimals: Number(chain.minAccuracy),
    enabled: sends(chain),
  }
}

/** Bybit's own list, for our networks. */
export const readTerms = async (context: BybitContext, key: BybitKey, symbol: string): Promise<WithdrawalTerms[]> => {
  const coin = await readCoin(context, key, symbol)
  if (coin === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = coin.chains.find(entry => entry.chain === upstreamId)
    return chain === undefined ? [] : [asTerms(networkId, coin, chain)]
  })
}

const maxBookPages = 10

/**
 * The order's address as the account's address book spells it. Bybit compares letter by letter, while one account has
 * several spellings on many networks. An address outside the book is sent unchanged: Bybit decides whether to accept
 * it.
 */
const readBookAddress = async (
  context: BybitContext,
  key: BybitKey,
  order: Pick<WithdrawalOrder, 'address' | 'networkId'>,
  chain: string,
): Promise<string> => {
  let cursor: string | undefined
  for (let page = 0; page < maxBookPages; page += 1) {
    const { rows, after }: BybitPage<{ chain: string; address: string }> = await fetchAddressBook(
      context,
      key,
      chain,
      cursor,
    )
    const spelled = rows.filter(row => row.chain === chain && sameAddress(order.networkId, row.address, order.address))
    const found = spelled.find(row => row.address === order.address) ?? spelled[0]
    if (found !== undefined) return found.address
    if (after === undefined) break
    cursor = after
  }
  return order.address
}

/** The wallets that a withdrawal draws on: both only if the first alone cannot pay. */
type PayingWallet = 'FUND' | 'FUND,UTA'

interface WithdrawalPlan {
  chain: string
  address: string
  accountType: PayingWallet
}

const payingWallet = async (
  context: BybitContext,
  key: BybitKey,
  symbol: string,
  gross: string,
): Promise<PayingWallet | undefined> => {
  const { fund, unified } = await fetchWithdrawable(context, key, symbol)
  if (compare(fund, gross) >= 0) return 'FUND'
  return compare(add(fund, unified), gross) >= 0 ? 'FUND,UTA' : undefined
}

/** Reads the current fee, balances and address book, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: BybitContext,
  key: BybitKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const coin = upstream === undefined ? undefined : await readCoin(context, key, order.symbol)
  const chain = coin?.chains.find(entry => entry.chain === upstream)
  const terms = coin && chain && asTerms(order.networkId, coin, chain)
  if (upstream === undefined || terms?.enabled !== true) return { refusal: closedNetwork(order, 'Bybit') }
  const gross = add(order.amount, terms.fee)
  const refusal =
    rejectAmount(order.amount, terms.decimals, 'Bybit') ??
    rejectDebit(order, gross, 'Bybit') ??
    rejectLimits(order, terms, 'Bybit')
  if (refusal !== undefined) return { refusal }
  const accountType = await payingWallet(context, key, order.symbol, gross)
  if (accountType === undefined) {
    const message = `This Bybit account cannot withdraw ${gross} ${order.symbol}, fee included`
    return { refusal: rejected('insufficientFunds', message) }
  }
  const address = await readBookAddress(context, key, order, upstream)
  return { plan: { chain: upstream, address, accountType }, debit: gross }
}

const howToWhitelist =
  'Add the address to the address book of your Bybit account (Assets, Withdraw, Address Book), for this coin and network, then try again'

const withdrawalCall = (
  { descriptor }: BybitContext,
  order: WithdrawalOrder,
  { chain, address, accountType }: WithdrawalPlan,
): BybitEndpoint => ({
  method: 'POST',
  path: withdrawalPath,
  body: timestamp => ({
    coin: order.symbol,
    chain,
    address,
    ...defined({ tag: order.tag }),
    amount: order.amount,
    timestamp,
    // On chain even when the address is another Bybit user's, so that there is a transaction to see.
    forceChain: 1,
    accountType,
    // The amount is the amount that arrives; the fee comes on top.
    feeType: 0,
    requestId: upstreamReference(descriptor.withdrawal, order.reference),
  }),
})

export const submitWithdrawal = (
  context: BybitContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: plan => withdrawalCall(context, order, plan),
    check: isCreated,
    accepted: ({ result }) => ({ upstreamId: result.id }),
    factor: 'totp',
    howToWhitelist,
    table: bybitWithdrawErrors,
  })

/** Records do not carry `requestId`. Whether `amount` includes the fee is not documented. */
export const bybitRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

const recordOf = (sent: BybitSent): WithdrawalRecord => ({
  id: sent.withdrawId,
  symbol: sent.coin,
  network: sent.chain,
  amount: sent.amount,
  fee: sent.withdrawFee,
  address: sent.toAddress,
  tag: sent.tag,
  createdMs: Number(sent.createTime),
  status: sentStatus(sent.status),
  upstreamStatus: sent.status,
  txId: sent.txID,
  isOffChain: sent.withdrawType === '1',
  message: sentMessage(sent.status),
})

const minuteMs = 60_000
/** More pages in the order's period are an error, because the list was not read completely. */
const maxPages = 20

const readAll = async (context: BybitContext, key: BybitKey, query: RecordQuery): Promise<BybitSent[]> => {
  const found: BybitSent[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after } = await fetchSent(context, key, { ...query, ...defined({ cursor }) })
    found.push(...rows)
    if (after === undefined) return found
    cursor = after
  }
  throw new ConnectorError('malformed', 'Bybit’s withdrawal list exceeds the page limit')
}

/**
 * By Bybit's id if known, else by asset, amount, address and time: records do not contain our reference. One list
 * contains every withdrawal, including those inside Bybit, and it is read to its end. The period begins five minutes
 * early and ends a minute late, because clocks differ.
 */
export const findWithdrawal = async (
  context: BybitContext,
  key: BybitKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, upstreamId, sinceMs } = search
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const id = upstreamId === undefined ? {} : { id: upstreamId }
  const rows = await readAll(context, key, { startMs, endMs, symbol: order.symbol, ...id })
  const isRequested = ({ coin, withdrawId }: BybitSent) =>
    coin === order.symbol && (upstreamId === undefined || withdrawId === upstreamId)
  if (!rows.every(isRequested)) {
    throw new ConnectorError('malformed', 'Bybit returned a withdrawal that was not requested')
  }
  return matchWithdrawal(rows.map(recordOf), search, { policy: bybitRecords, networks: context.descriptor.networks })
}
