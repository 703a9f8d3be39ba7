import { add, subtract } from '@rialto/catalog'
import {
  clockMarginMs,
  ConnectorError,
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
import { type FinalStatuses, type Search, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, type WithdrawalRecord, matchWithdrawal } from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type CoinbaseAccount,
  type CoinbaseContext,
  type CoinbaseEndpoint,
  type CoinbaseTransaction,
  isSent,
  isTransaction,
  isTransactionPage,
  readPages,
  readTransaction,
  transactionsPath,
} from './api.ts'
import { accountsOf, findWallet, readAccounts } from './account.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'
import { travelRuleData } from './travelRuleData.ts'

/** Exact fees of the sandbox's Coinbase. */
const sandbox: FeeTable = {
  ethereum: sandboxEthereumFees,
  base: {
    ETH: feeRow('0.00001', '0.001', 8),
    USDC: dollarRow('0.005'),
    USDT: dollarRow('0.005'),
    EURC: dollarRow('0.005'),
  },
}

/**
 * Coinbase publishes no fee per network: it estimates one when it sends, and reports it afterwards as `transaction_fee`.
 * These rows are upper estimates for the preview (a network's usual cost at busy times, rounded up), so that a balance
 * found sufficient here is sufficient there.
 */
const production: FeeTable = {
  ethereum: { ETH: feeRow('0.002', '0.0001', 8), USDC: dollarRow('6'), USDT: dollarRow('6') },
  base: { ETH: feeRow('0.0001', '0.0001', 8), USDC: dollarRow('0.1') },
  polygon: { POL: feeRow('0.1', '0.1', 8), USDC: dollarRow('0.1') },
  arbitrum: { ETH: feeRow('0.0002', '0.0001', 8), USDC: dollarRow('0.3') },
  optimism: { ETH: feeRow('0.0002', '0.0001', 8), USDC: dollarRow('0.3') },
  avacchain: { AVAX: feeRow('0.02', '0.01', 8), USDC: dollarRow('0.5') },
  solana: { SOL: feeRow('0.001', '0.001', 9), USDC: dollarRow('0.2') },
  bitcoin: { BTC: feeRow('0.0003', '0.0001', 8) },
}

const coinbaseFees: Readonly<Record<Environment, FeeTable>> = { sandbox, production }

/**
 * From the connector's own table (Coinbase has no endpoint for it), for the networks of an asset for which the user
 * has a wallet.
 */
export const readTerms = async (
  context: CoinbaseContext,
  token: string,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const wallet = findWallet(await readAccounts(context, token), symbol)
  if (wallet === undefined) return []
  const places = wallet.currency.exponent
  return publicTerms(context, symbol).map(terms => ({
    ...terms,
    decimals: Math.min(terms.decimals, places ?? terms.decimals),
  }))
}

/** The table alone, without an account. */
export const publicTerms = (
  { descriptor, environment }: Pick<CoinbaseContext, 'descriptor' | 'environment'>,
  symbol: string,
): WithdrawalTerms[] => termsFrom(descriptor.networks, coinbaseFees[environment], symbol)

interface Plan {
  wallet: CoinbaseAccount
  network: string
}

/** Every check that needs no send: the network, the wallet, the amount's digits. */
const planWithdrawal = async (
  context: CoinbaseContext,
  token: string,
  order: WithdrawalOrder,
): Promise<Planned<Plan>> => {
  const wrong = rejectOrder(context.descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const row = network === undefined ? undefined : findFee(coinbaseFees[context.environment], network, order.symbol)
  if (network === undefined || row === undefined) {
    return {
      refusal: rejected('networkUnsupported', `Coinbase does not support ${order.symbol} withdrawals on this network`),
    }
  }
  const wallet = findWallet(await readAccounts(context, token), order.symbol)
  if (wallet === undefined) return { refusal: rejected('insufficientFunds', `This account holds no ${order.symbol}`) }
  const decimals = Math.min(row.decimals, wallet.currency.exponent ?? row.decimals)
  const refusal = rejectAmount(order.amount, decimals, 'Coinbase')
  return refusal === undefined ? { plan: { wallet, network }, debit: add(order.amount, row.fee) } : { refusal }
}

/**
 * `amount` is the amount that arrives: Coinbase adds its network fee on top. `idem` makes a repeated call refer to the
 * same send.
 */
const sendCall = ({ wallet, network }: Plan, order: WithdrawalOrder, code: string | undefined): CoinbaseEndpoint => ({
  method: 'POST',
  path: transactionsPath(wallet.id),
  body: {
    type: 'send',
    to: order.address,
    amount: order.amount,
    currency: order.symbol,
    network,
    ...defined({ destination_tag: order.tag }),
    idem: order.reference,
    ...(order.travelRule ? { travel_rule_data: travelRuleData(order.travelRule) } : {}),
  },
  code,
})

export const submitWithdrawal = (
  context: CoinbaseContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code?: string,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: token => planWithdrawal(context, token, order),
    call: plan => sendCall(plan, order, code),
    check: isSent,
    accepted: ({ data: { id, network } }) => {
      const hash = txHash(network?.hash, order.networkId)
      return { upstreamId: id, ...defined({ hash }) }
    },
    factor: 'sms',
    howToWhitelist: 'Add the address to the address book of your Coinbase account, then try again',
    code,
  })

/**
 * `idem` is the reference we sent, on the records that have one. The amount compared is the amount that arrived, which
 * Coinbase states or which follows from its debit and fee. No record shows a destination tag.
 */
export const coinbaseRecords: MatchingPolicy = { reference: 'kept', amount: 'net', tag: 'absent', address: 'recorded' }

/**
 * A withdrawal is recorded in the account that it left, which need not be the current wallet: accounts are opened,
 * renamed, staked, and another can become the primary one. "Not found" counts only after every account of the asset
 * was read.
 */
export const findWithdrawal = async (
  context: CoinbaseContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, upstreamId } = search
  const accounts = accountsOf(await readAccounts(context, token), order.symbol)
  // An unused account has its code as id, so the wallet that the withdrawal left is not in the list. "Not found" would
  // allow a second withdrawal.
  if (accounts.every(({ id, currency }) => id === currency.code))
    throw new ConnectorError('malformed', 'Coinbase no longer lists the wallet')
  const records: WithdrawalRecord[] = []
  for (const account of accounts) {
    const found =
      upstreamId === undefined
        ? await readSends(context, token, account, search)
        : await readSend(context, token, account, upstreamId)
    records.push(...found)
    if (found.some(record => record.id === upstreamId || record.reference === order.reference)) break
  }
  return matchWithdrawal(records, search, { policy: coinbaseRecords, networks: context.descriptor.networks })
}

const readSend = async (context: CoinbaseContext, token: string, account: CoinbaseAccount, id: string) => {
  const found = await readTransaction(context, token, { accountId: account.id, id, check: isTransaction })
  return found === undefined ? [] : [toRecord(found)]
}

/**
 * Outgoing records of an account, newest first, back to the order's time: reads until a whole page is older. If the
 * history since then has more than twenty pages, it throws instead of reporting "not found".
 */
const readSends = async (
  context: CoinbaseContext,
  token: string,
  account: CoinbaseAccount,
  { order, sinceMs }: Search,
): Promise<WithdrawalRecord[]> => {
  const isOld = ({ created_at: text }: CoinbaseTransaction) => isoTime(text, 'Coinbase') < sinceMs - clockMarginMs
  const isEnough = (page: CoinbaseTransaction[]) =>
    page.some(each => isSend(each) && each.idem === order.reference) || (page.length > 0 && page.every(isOld))
  const list = { path: transactionsPath(account.id), check: isTransactionPage, maxPages: 20 }
  return (await readPages(context, token, list, isEnough)).filter(isSend).map(toRecord)
}

const isSend = ({ type, amount }: CoinbaseTransaction): boolean => type === 'send' && amount.amount.startsWith('-')

const toRecord = (transaction: CoinbaseTransaction): WithdrawalRecord => {
  const { id, idem, status, amount, network, to, created_at: createdAt } = transaction
  const fee = network?.transaction_fee
  return {
    id,
    reference: idem,
    symbol: amount.currency,
    amount: arrived(transaction),
    fee: fee?.currency === amount.currency ? magnitude(fee.amount) : undefined,
    address: to?.address,
    createdMs: isoTime(createdAt, 'Coinbase'),
    status: transactionStatus(status),
    upstreamStatus: status,
    txId: network?.hash,
    isOffChain: network?.status === 'off_blockchain',
  }
}

export const magnitude = (decimal: string): string => (decimal.startsWith('-') ? decimal.slice(1) : decimal)

/** Amount that arrived, as far as the record shows: the named amount, else the debit less the fee, else the debit. */
export const arrived = ({ amount, network }: CoinbaseTransaction): string => {
  const named = network?.transaction_amount
  if (named != null && named.currency === amount.currency) return magnitude(named.amount)
  const fee = network?.transaction_fee
  return fee != null && fee.currency === amount.currency
    ? subtract(magnitude(amount.amount), magnitude(fee.amount))
    : magnitude(amount.amount)
}

const finals: FinalStatuses = { completed: 'succeeded', failed: 'failed', expired: 'failed', canceled: 'failed' }

export const transactionStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)
