import { add, findToken, parseDecimal, sameAddress } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type UpstreamNetwork,
  type WithdrawOutcome,
  type WithdrawalOrder,
  type WithdrawalTerms,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Search, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, type WithdrawalRecord, matchWithdrawal } from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  type AlpacaAccess,
  type AlpacaAccount,
  type AlpacaContext,
  type AlpacaListed,
  type AlpacaTransfer,
  isCreated,
  isEstimate,
  isWhitelist,
} from './api.ts'
import { readAccount, readWallet } from './account.ts'
import { createdMs, feeOf, readTransfer, readTransfers, transferStatus, transfersPath } from './history.ts'

/** Crypto at Alpaca has nine decimals, regardless of its decimals on chain. */
const maxDecimals = 9
/** The estimate requires an amount and a destination before there is one. Its fee is for gas, which does not depend on the amount. */
const anyAmount = '1'

/** Decimals that both Alpaca and the chain accept. */
const decimalsOf = (symbol: string, networkId: string): number =>
  Math.min(maxDecimals, findToken(networkId, symbol)?.decimals ?? 0)

/** Alpaca's estimate of the fee, from the user's own wallet. Without an address, to that wallet. */
const estimateFee = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  {
    symbol,
    networkId,
    amount,
    address,
  }: Pick<WithdrawalOrder, 'symbol' | 'networkId' | 'amount'> & { address?: string },
): Promise<string> => {
  const own = await readWallet(context, access, { symbol, networkId })
  const query = { asset: symbol, from_address: own, to_address: address ?? own, amount }
  const { fee } = await signedRead(context, access, { path: '/v2/wallets/fees/estimate', check: isEstimate, query })
  return parseDecimal(fee) ?? fee
}

/** Alpaca's estimate of the fee on a network. Empty if Alpaca does not support the asset there. */
const termsOn = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  symbol: string,
  { networkId }: UpstreamNetwork,
): Promise<WithdrawalTerms[]> => {
  try {
    const fee = await estimateFee(context, access, { symbol, networkId, amount: anyAmount })
    return [{ networkId, fee, minimum: '0', decimals: decimalsOf(symbol, networkId), enabled: true }]
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
    throw error
  }
}

/** Empty if withdrawals are closed. Alpaca publishes no minimum, but rejects amounts below it. */
export const readTerms = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const { networks, products } = context.descriptor
  if (!products.includes('transfers')) return []
  const terms = await Promise.all(networks.map(network => termsOn(context, access, symbol, network)))
  return terms.flat()
}

/** `APPROVED` since May 2026 by the documents, `ACTIVE` before. */
const approvals = new Set(['APPROVED', 'ACTIVE'])

const isFor = ({ address, chain }: AlpacaListed, order: WithdrawalOrder, upstream: string): boolean =>
  sameAddress(order.networkId, address, order.address) && (chain == null || chain === upstream)

/** Whether the account's list has the destination: not at all, since less than a day, or approved. */
const readWhitelist = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  order: WithdrawalOrder,
  chain: string,
): Promise<'absent' | 'waiting' | 'approved'> => {
  const path = '/v2/wallets/whitelists'
  const listed = (await signedRead(context, access, { path, check: isWhitelist })).filter(entry =>
    isFor(entry, order, chain),
  )
  if (listed.length === 0) return 'absent'
  return listed.some(({ status }) => approvals.has(status)) ? 'approved' : 'waiting'
}

const howToWhitelist =
  'Add the address to the withdrawal whitelist of your Alpaca account (Crypto, Transfer). Alpaca approves it after 24 hours. Then try again'
const stillWaiting =
  'The address is on the withdrawal whitelist of your Alpaca account. Alpaca approves new addresses after 24 hours. Then try again'

interface WithdrawalPlan {
  chain: string
  /** Whether Alpaca's list contains the address. If not, Alpaca decides. */
  isListed: boolean
}

const rejectAccess = ({ descriptor }: AlpacaContext, { scopes }: AlpacaAccess): WithdrawOutcome | undefined => {
  const { products, scheme } = descriptor
  if (!products.includes('transfers')) {
    return rejected(
      'refused',
      'Alpaca supports crypto withdrawals for this account only in its own app; no funds have moved',
    )
  }
  const missing = scheme.kind === 'oAuth' && scheme.scopes.some(scope => !scopes.includes(scope))
  return missing
    ? rejected('permissionMissing', 'The Alpaca connection does not include permission to transfer crypto')
    : undefined
}

const rejectAccount = (account: AlpacaAccount): WithdrawOutcome | undefined => {
  if (account.account_blocked === true || account.transfers_blocked === true) {
    return rejected('accountLocked', 'Alpaca has blocked transfers from this account')
  }
  if (account.status !== 'ACTIVE') return rejected('kycRequired', 'Alpaca has not yet approved this account')
  return account.crypto_status != null && account.crypto_status !== 'ACTIVE'
    ? rejected('kycRequired', 'Crypto is not enabled for this Alpaca account')
    : undefined
}

const rejectDestination = ({ descriptor }: AlpacaContext, order: WithdrawalOrder): WithdrawOutcome | undefined => {
  const wrong = rejectOrder(descriptor, order)
  if (wrong !== undefined) return wrong
  return order.tag === undefined
    ? undefined
    : rejected('invalidAddress', 'Alpaca does not support a tag or memo on this network')
}

/** Every check that needs no withdrawal call. */
const planWithdrawal = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { symbol, networkId } = order
  const early = rejectAccess(context, access) ?? rejectDestination(context, order)
  if (early !== undefined) return { refusal: early }
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  const decimals = decimalsOf(symbol, networkId)
  if (chain === undefined || decimals === 0) {
    return { refusal: rejected('networkUnsupported', `Alpaca does not support ${symbol} withdrawals on this network`) }
  }
  const refusal = rejectAmount(order.amount, decimals, 'Alpaca') ?? rejectAccount(await readAccount(context, access))
  if (refusal !== undefined) return { refusal }
  const listed = await readWhitelist(context, access, order, chain)
  if (listed === 'waiting') return { refusal: { kind: 'addressWhitelistRequired', howTo: stillWaiting } }
  const debit = add(order.amount, await estimateFee(context, access, order))
  const unapproved = rejectDebit(order, debit, 'Alpaca')
  if (unapproved !== undefined) return { refusal: unapproved }
  return { plan: { chain, isListed: listed === 'approved' }, debit }
}

/** Whether the account may send, and its list has the address for longer than a day. */
export const preflightWithdrawal = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome | undefined> => {
  const planned = await planWithdrawal(context, access, order)
  if ('refusal' in planned) return planned.refusal
  return planned.plan.isListed ? undefined : { kind: 'addressWhitelistRequired', howTo: howToWhitelist }
}

/** Alpaca's own error code: eight digits, or empty. */
const ownCode = /^\d*$/

/**
 * Alpaca rejects a withdrawal to an address outside the list, without documenting the text of the error. A rejection
 * by Alpaca without any other known reason counts as that.
 */
const asWhitelisting = (outcome: WithdrawOutcome, isListed: boolean): WithdrawOutcome => {
  if (isListed || outcome.kind !== 'rejected' || outcome.reason !== 'refused') return outcome
  return outcome.upstreamCode !== undefined && ownCode.test(outcome.upstreamCode)
    ? { kind: 'addressWhitelistRequired', howTo: howToWhitelist }
    : outcome
}

/**
 * `amount` is the amount that arrives; the fees of Alpaca and the network come on top (MAPPING.md says how certain
 * that is).
 */
export const submitWithdrawal = async (
  context: AlpacaContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const { amount, address, symbol: asset, networkId } = order
  let isListed = true
  const outcome = await withdrawSigned(context, credentials, order, {
    plan: access => planWithdrawal(context, access, order),
    call: plan => {
      isListed = plan.isListed
      return { method: 'POST', path: transfersPath, body: { amount, address, asset, chain: plan.chain } }
    },
    check: isCreated,
    accepted: ({ id, tx_hash: upstream }) => {
      const hash = txHash(upstream, networkId)
      return { upstreamId: id, ...defined({ hash }) }
    },
    factor: 'totp',
    howToWhitelist,
  })
  return asWhitelisting(outcome, isListed)
}

/**
 * Alpaca keeps no reference of ours. The amount of a record is taken as the amount that arrives, as in the request
 * (MAPPING.md says how certain that is). The offered networks have no tags.
 */
export const alpacaRecords: MatchingPolicy = { reference: 'none', amount: 'net', tag: 'absent', address: 'recorded' }

/** By Alpaca's id if known, else in the whole history. */
export const findWithdrawal = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId } = search
  const transfers =
    upstreamId === undefined
      ? (await readTransfers(context, access)).filter(({ direction }) => direction === 'OUTGOING')
      : [(await readTransfer(context, access, upstreamId)) ?? []].flat()
  return matchWithdrawal(transfers.map(toRecord), search, {
    policy: alpacaRecords,
    networks: context.descriptor.networks,
  })
}

const toRecord = (transfer: AlpacaTransfer): WithdrawalRecord => ({
  id: transfer.id,
  symbol: transfer.asset,
  network: transfer.chain,
  amount: transfer.amount,
  fee: feeOf(transfer),
  address: transfer.to_address,
  createdMs: createdMs(transfer),
  status: transferStatus(transfer.status),
  upstreamStatus: transfer.status,
  txId: transfer.tx_hash,
})
