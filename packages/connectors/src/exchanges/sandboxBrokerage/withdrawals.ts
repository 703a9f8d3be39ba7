import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import { add, compare, findToken } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type FinalStatuses, type Search, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import { type BrokerageContext, type BrokerageWithdrawal, isNetworks, isWithdrawal, isWithdrawals } from './api.ts'
import { readRows } from './account.ts'

const path = '/v1/withdrawals'
/** It stores every coin with at least six decimals. */
const decimalsOf = (symbol: string, networkId: string): number =>
  Math.min(findToken(networkId, symbol)?.decimals ?? 0, 6)

export const readTerms = async (
  context: BrokerageContext,
  token: string,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const listed = await signedRead(context, token, { path: '/v1/networks', query: { symbol }, check: isNetworks })
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const row = listed.find(({ network }) => network === upstreamId)
    const decimals = decimalsOf(symbol, networkId)
    return row === undefined || decimals === 0
      ? []
      : [{ networkId, fee: row.fee, minimum: row.minimum, decimals, enabled: true }]
  })
}

const notSent = ({ symbol }: WithdrawalOrder): WithdrawOutcome =>
  rejected('networkUnsupported', `Sandbox Brokerage does not send ${symbol} on this network`)

/** Every check before the call. */
const plan = async (
  context: BrokerageContext,
  token: string,
  order: WithdrawalOrder,
): Promise<Planned<{ network: string }>> => {
  const { descriptor } = context
  const wrong = rejectOrder(descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  if (order.tag !== undefined)
    return { refusal: rejected('invalidAddress', 'Sandbox Brokerage does not support a tag or memo') }
  const network = upstreamIdOf(descriptor.networks, order.networkId)
  const decimals = decimalsOf(order.symbol, order.networkId)
  if (network === undefined || decimals === 0) return { refusal: notSent(order) }
  const refusal = rejectAmount(order.amount, decimals, 'Sandbox Brokerage')
  if (refusal !== undefined) return { refusal }
  const terms = (await readTerms(context, token, order.symbol)).find(({ networkId }) => networkId === order.networkId)
  if (terms === undefined) return { refusal: notSent(order) }
  const debit = add(order.amount, terms.fee)
  const unapproved = rejectDebit(order, debit, 'Sandbox Brokerage')
  if (unapproved !== undefined) return { refusal: unapproved }
  const owned = (await readRows(context, token)).find(({ symbol }) => symbol === order.symbol)
  return owned === undefined || compare(owned.free, order.amount) < 0
    ? { refusal: rejected('insufficientFunds', `This account has less ${order.symbol} than the amount`) }
    : { plan: { network }, debit }
}

/** `amount` is the amount that arrives; the fee comes on top. */
export const submitWithdrawal = (
  context: BrokerageContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: token => plan(context, token, order),
    call: ({ network }) => {
      const { reference: client_id, symbol, address, amount } = order
      return { method: 'POST', path, body: { client_id, symbol, network, address, amount } }
    },
    check: isWithdrawal,
    accepted: ({ id, tx_hash: upstream }) => {
      const hash = txHash(upstream, order.networkId)
      return { upstreamId: id, ...defined({ hash }) }
    },
    factor: 'totp',
    howToWhitelist: 'Sandbox Brokerage sends to any address',
  })

/** Documented in docs/sandbox.md. Its networks have no tags. */
export const sandboxBrokerageRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'net',
  tag: 'absent',
  address: 'recorded',
}
const finals: FinalStatuses = { completed: 'succeeded', failed: 'failed' }
const idForm = /^[A-Za-z0-9-]{1,64}$/

/** By the brokerage's id if known, else by our reference: it has one complete list. */
export const findWithdrawal = async (
  context: BrokerageContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId, order } = search
  const rows =
    upstreamId === undefined
      ? await signedRead(context, token, { path, query: { client_id: order.reference }, check: isWithdrawals })
      : await readOne(context, token, upstreamId)
  return matchWithdrawal(rows.map(toRecord), search, {
    policy: sandboxBrokerageRecords,
    networks: context.descriptor.networks,
  })
}

const readOne = async (context: BrokerageContext, token: string, id: string): Promise<BrokerageWithdrawal[]> => {
  if (!idForm.test(id)) return []
  try {
    return [await signedRead(context, token, { path: `${path}/${id}`, check: isWithdrawal })]
  } catch (error) {
    if (error instanceof ConnectorError && /not_found/.test(error.upstreamCode ?? '')) return []
    throw error
  }
}

const toRecord = (row: BrokerageWithdrawal): WithdrawalRecord => ({
  id: row.id,
  reference: row.client_id,
  symbol: row.symbol,
  network: row.network,
  amount: row.amount,
  fee: row.fee,
  address: row.address,
  createdMs: row.created_at,
  status: statusOf(finals, row.status),
  upstreamStatus: row.status,
  txId: row.tx_hash,
})
