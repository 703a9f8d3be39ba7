import { add, compare, isZero, parseDecimal } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
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
  fetchSent,
  isCreated,
  type OkxChain,
  type OkxContext,
  type OkxKey,
  type OkxSent,
  tagOf,
  withdrawalPath,
} from './api.ts'
import { chainName, readChains, upstreamNetworkOf } from './assets.ts'
import { type AccountRow, readFunding, readTrading } from './account.ts'
import { okxWithdrawErrors } from './errors.ts'
import { feeOf, sentMessage, sentStatus } from './history.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Open, with a fee and a precision, and without a burnt share of the amount: our terms have only fixed fees. */
const sends = (chain: OkxChain): boolean =>
  chain.canWd && chain.fee !== '' && chain.wdTickSz !== '' && isZero(plain(chain.burningFeeRate ?? ''))

/** OKX's limits apply to the amount that arrives, like ours: "withdrawal fee is not included in withdrawal amount". */
const asTerms = (networkId: string, chain: OkxChain): WithdrawalTerms => {
  const maximum = plain(chain.maxWd)
  return {
    networkId,
    fee: plain(chain.fee),
    minimum: plain(chain.minWd),
    ...(compare(maximum, '0') > 0 ? { maximum } : {}),
    decimals: Number(chain.wdTickSz),
    enabled: sends(chain),
  }
}

/** OKX's own list, for our networks. */
export const readTerms = async (context: OkxContext, key: OkxKey, symbol: string): Promise<WithdrawalTerms[]> => {
  const chains = await readChains(context, key, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = chains.find(
      entry => entry.chain === chainName(symbol, upstreamId) && isOurToken({ networkId, symbol }, entry.ctAddr),
    )
    return chain === undefined ? [] : [asTerms(networkId, chain)]
  })
}

interface WithdrawalPlan {
  chain: string
  /** `address`, or `address:tag`. */
  toAddr: string
}

/** Only the user can move coins out of the trading account: see MAPPING.md, "Two accounts". */
const rejectFunds = async (
  context: OkxContext,
  key: OkxKey,
  symbol: string,
  gross: string,
): Promise<WithdrawOutcome | undefined> => {
  const isIt = (row: AccountRow) => row.symbol === symbol
  const funding = (await readFunding(context, key)).find(isIt)?.free ?? '0'
  if (compare(funding, gross) >= 0) return undefined
  const trading = (await readTrading(context, key)).find(isIt)?.spendable ?? '0'
  return rejected(
    'insufficientFunds',
    compare(add(funding, trading), gross) >= 0
      ? `OKX withdraws from the funding account only: move ${symbol} there from your trading account (Assets, Transfer) so that it holds at least ${gross}, fee included`
      : `This OKX account cannot withdraw ${gross} ${symbol}, fee included`,
  )
}

/** OKX reads the text after a colon as the tag, so an address that contains a colon would be sent as another one. */
const toAddrOf = ({ address, tag }: WithdrawalOrder): string | undefined => {
  if (address.includes(':') || tag?.includes(':') === true) return undefined
  return tag === undefined ? address : `${address}:${tag}`
}

/** Reads the current fee and balances, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: OkxContext,
  key: OkxKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const toAddr = toAddrOf(order)
  if (toAddr === undefined)
    return { refusal: rejected('invalidAddress', 'OKX does not accept an address or tag that contains a colon') }
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const name = upstream === undefined ? undefined : chainName(order.symbol, upstream)
  const chains = name === undefined ? [] : await readChains(context, key, order.symbol)
  const chain = chains.find(entry => entry.chain === name && isOurToken(order, entry.ctAddr))
  const terms = chain && asTerms(order.networkId, chain)
  if (chain === undefined || terms?.enabled !== true) {
    return { refusal: closedNetwork(order, 'OKX') }
  }
  const debit = add(order.amount, terms.fee)
  const refusal =
    rejectAmount(order.amount, terms.decimals, 'OKX') ??
    rejectDebit(order, debit, 'OKX') ??
    rejectLimits(order, terms, 'OKX') ??
    (await rejectFunds(context, key, order.symbol, debit))
  return refusal === undefined ? { plan: { chain: chain.chain, toAddr }, debit } : { refusal }
}

const howToWhitelist =
  'Add the address to the verified addresses of your OKX account (Assets, Withdraw, Address book), for this coin and network, then try again'

const withdrawBody = ({ descriptor }: OkxContext, { symbol, amount, reference }: WithdrawalOrder) => ({
  ccy: symbol,
  // The amount that arrives: the fee comes on top.
  amt: amount,
  // On chain.
  dest: '4',
  clientId: upstreamReference(descriptor.withdrawal, reference),
})

export const submitWithdrawal = (
  context: OkxContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: ({ chain, toAddr }) => ({
      method: 'POST',
      path: withdrawalPath,
      body: { ...withdrawBody(context, order), toAddr, chain },
    }),
    check: isCreated,
    accepted: ({ data }) => ({ upstreamId: data[0]?.wdId ?? '' }),
    factor: 'totp',
    howToWhitelist,
    table: okxWithdrawErrors,
  })

/**
 * OKX returns `clientId` and filters by it. A row without it is an error before any comparison, so the other members
 * never decide; whether `amt` includes the fee is not documented.
 */
export const okxRecords: MatchingPolicy = { reference: 'kept', amount: 'either', tag: 'recorded', address: 'recorded' }

const recordOf = (sent: OkxSent): WithdrawalRecord => ({
  id: sent.wdId,
  reference: sent.clientId,
  symbol: sent.ccy,
  network: upstreamNetworkOf(sent.ccy, sent.chain),
  amount: sent.amt,
  fee: feeOf(sent),
  address: sent.to,
  tag: tagOf(sent),
  createdMs: Number(sent.ts),
  status: sentStatus(sent.state),
  upstreamStatus: sent.state,
  txId: sent.txId,
  message: sentMessage(sent.state),
})

/**
 * By OKX's id if known, else by our reference: one list holds every withdrawal, including those inside OKX, and can be
 * filtered by either. An empty response is therefore complete, and proves that the withdrawal does not exist.
 */
export const findWithdrawal = async (
  context: OkxContext,
  key: OkxKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { descriptor } = context
  const { order, upstreamId } = search
  const reference = upstreamReference(descriptor.withdrawal, order.reference)
  const rows = await fetchSent(context, key, upstreamId === undefined ? { clientId: reference } : { id: upstreamId })
  const isRequested = ({ ccy, clientId, wdId }: OkxSent) =>
    ccy === order.symbol && (upstreamId === undefined ? clientId === reference : wdId === upstreamId)
  if (!rows.every(isRequested)) {
    throw new ConnectorError('malformed', 'OKX returned a withdrawal that was not requested')
  }
  return matchWithdrawal(rows.map(recordOf), search, { policy: okxRecords, networks: descriptor.networks, reference })
}
