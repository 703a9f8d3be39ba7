import { add } from '@rialto/catalog'
import {
  clockMarginMs,
  type Credentials,
  type Environment,
  type FoundWithdrawal,
  type WithdrawOutcome,
  type WithdrawalOrder,
  type WithdrawalTerms,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import {
  type FeeTable,
  dollarRow,
  feeRow,
  findFee,
  sandboxEthereumFees,
  termsFrom,
} from '../../kit/descriptor/feeTable.ts'
import { type Search, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, type WithdrawalRecord, matchWithdrawal } from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawOnce } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type UpholdContext,
  type UpholdQuote,
  type UpholdTransaction,
  isQuote,
  isTransaction,
  readRange,
  tokenOf,
  upholdRequest,
} from './api.ts'
import { fullestCard, readCards } from './account.ts'
import { checkQuote } from './checkQuote.ts'
import { commitErrors } from './errors.ts'
import { addressOf, feeOf, readTransaction, transactionList, transactionStatus } from './history.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'

/**
 * Each asset on the one network that Uphold uses for it when given an address (the API cannot name another). Uphold
 * states a fee only with a quote, which requires an address and an amount. These fees are shown to the user, and a
 * quote above them is not confirmed.
 */
const upholdFees: Readonly<Record<Environment, FeeTable>> = {
  sandbox: { ethereum: sandboxEthereumFees },
  production: {
    bitcoin: { BTC: feeRow('0.0005', '0.0001', 8) },
    ethereum: {
      ETH: feeRow('0.005', '0.001', 18),
      USDC: dollarRow('15'),
      USDT: dollarRow('15'),
      DAI: feeRow('15', '1', 18),
      LINK: feeRow('1.5', '0.1', 18),
    },
    litecoin: { LTC: feeRow('0.01', '0.01', 8) },
    solana: { SOL: feeRow('0.02', '0.01', 9) },
    tron: { TRX: feeRow('20', '1', 6) },
  },
}

/** From the connector's own table, because Uphold has no call for it. */
export const publicTerms = ({ descriptor, environment }: UpholdContext, symbol: string): WithdrawalTerms[] =>
  termsFrom(descriptor.networks, upholdFees[environment], symbol)

/** The same for every user. */
export const readTerms = async (context: UpholdContext, _token: string, symbol: string): Promise<WithdrawalTerms[]> =>
  publicTerms(context, symbol)

interface Plan {
  token: string
  quoteId: string
  path: string
}

/** The first step: a quote, which moves nothing. With `target` the fee comes on top; by default it is deducted. */
const quoteOf = (context: UpholdContext, token: string, path: string, order: WithdrawalOrder): Promise<UpholdQuote> =>
  signedRead(context, token, {
    method: 'POST',
    path,
    body: {
      denomination: { amount: order.amount, currency: order.symbol, target: 'destination' },
      destination: order.address,
      reference: order.reference,
    },
    check: isQuote,
  })

/** Every check before the confirmation: the network, the amount's digits, the card, and Uphold's own quote. */
const plan = async (
  context: UpholdContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<Planned<Plan>> => {
  const token = tokenOf(credentials)
  const wrong = rejectOrder(context.descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  if (order.tag !== undefined) return { refusal: rejected('invalidAddress', 'Uphold does not support tags') }
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const row = network === undefined ? undefined : findFee(upholdFees[context.environment], network, order.symbol)
  if (network === undefined || row === undefined) {
    return {
      refusal: rejected('networkUnsupported', `Uphold does not support ${order.symbol} withdrawals on this network`),
    }
  }
  const digits = rejectAmount(order.amount, row.decimals, 'Uphold')
  if (digits !== undefined) return { refusal: digits }
  // Compares the previewed fee with the approval.
  const unapproved = rejectDebit(order, add(order.amount, row.fee), 'Uphold')
  if (unapproved !== undefined) return { refusal: unapproved }
  const card = fullestCard(await readCards(context, token), order.symbol)
  if (card === undefined) return { refusal: rejected('insufficientFunds', `This account holds no ${order.symbol}`) }
  const path = `/v0/me/cards/${encodeURIComponent(card.id)}/transactions`
  const quote = await quoteOf(context, token, path, order)
  const refusal = checkQuote(quote, { order, cardId: card.id, network })
  if (refusal !== undefined) return { refusal }
  return {
    plan: { token, quoteId: quote.id, path: `${path}/${encodeURIComponent(quote.id)}/commit` },
    debit: quote.origin.amount,
  }
}

/** Response of the second step. A success counts only for the confirmed quote. */
const isCommitted =
  (quoteId: string) =>
  (body: unknown): body is UpholdTransaction =>
    isTransaction(body) && body.id === quoteId && body.type === 'withdrawal'

export const submitWithdrawal = (
  context: UpholdContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code?: string,
): Promise<WithdrawOutcome> =>
  withdrawOnce({ ...context.http, table: commitErrors }, order, {
    code,
    plan: () => plan(context, credentials, order),
    submission: ({ token, quoteId, path }) => ({
      request: upholdRequest(token, {
        method: 'POST',
        path,
        body: {},
        ...defined({ headers: code === undefined ? undefined : { 'otp-token': code } }),
      }),
      check: isCommitted(quoteId),
      secrets: code === undefined ? [token] : [token, code],
      factor: 'totp',
      howToWhitelist: '',
    }),
    accepted: ({ id, params }) => {
      const hash = txHash(params?.txid, order.networkId)
      return { upstreamId: id, ...defined({ hash }) }
    },
  })

/**
 * A record has the reference of its quote. The amount compared is the amount that arrived. Orders with a tag are
 * rejected before sending, and no record shows a tag.
 */
export const upholdRecords: MatchingPolicy = { reference: 'kept', amount: 'net', tag: 'absent', address: 'recorded' }

export const findWithdrawal = async (
  context: UpholdContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId } = search
  const records =
    upstreamId === undefined
      ? (await readBack(context, token, search)).filter(({ type }) => type === 'withdrawal')
      : [(await readTransaction(context, token, upstreamId)) ?? []].flat()
  return matchWithdrawal(records.map(toRecord), search, {
    policy: upholdRecords,
    networks: context.descriptor.networks,
  })
}

/**
 * Newest first, back to the order's time: pages are read until a whole page is older. A history that ends before that
 * is an error, not a "no".
 */
const readBack = (context: UpholdContext, token: string, { sinceMs }: Search): Promise<UpholdTransaction[]> => {
  const isOlder = ({ createdAt }: UpholdTransaction) => isoTime(createdAt, 'Uphold') < sinceMs - clockMarginMs
  return readRange(context, token, transactionList, page => page.every(isOlder))
}

const toRecord = (transaction: UpholdTransaction): WithdrawalRecord => {
  const { id, reference, status, destination, network, createdAt, params } = transaction
  return {
    id,
    reference,
    symbol: destination.currency,
    network,
    amount: destination.amount,
    fee: feeOf(transaction),
    address: addressOf(transaction),
    createdMs: isoTime(createdAt, 'Uphold'),
    status: transactionStatus(status),
    upstreamStatus: status,
    txId: params?.txid,
  }
}
