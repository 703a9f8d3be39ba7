import { listedLength } from '@rialto/contract'
import { add, compare, findToken, parseDecimal, sameDestination } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { Search } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  isAsset,
  isAssets,
  isMethods,
  isSavedAddresses,
  isWithdrawInfo,
  isWithdrawMethod,
  isWithdrawn,
  type KrakenAsset,
  type KrakenContext,
  type KrakenKey,
  type KrakenMovement,
  krakenRead,
  type KrakenWithdrawMethod,
} from './api.ts'
import { tagged } from '../../kit/standard/answers.ts'
import { codeOf, symbolOf } from './assets.ts'
import { readBalanceRows } from './account.ts'
import { krakenHost } from './descriptor.ts'
import { krakenWithdrawErrors } from './errors.ts'
import { maxPerCall, movementStatus, readMovements, secondsOf } from './history.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import { encodeQuery } from '../../kit/signing/signer.ts'

/** One withdrawal method of an asset. */
interface Offer {
  terms: WithdrawalTerms
  /** The asset's name in requests to Kraken. */
  asset: string
  /** Kraken's name of the withdrawal method. A saved address belongs to one method. */
  method: string
}

const unknownAsset = (error: unknown): [] => {
  if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
  throw error
}

const readAsset = async ({ http }: KrakenContext, asset: string): Promise<KrakenAsset | undefined> => {
  const url = `https://${krakenHost}/0/public/Assets?${encodeQuery({ asset })}`
  const { result } = await callInstitution(http, {
    request: () => ({ method: 'GET', url, headers: { accept: 'application/json' } }),
    check: isAssets,
  })
  const row = Object.entries(result).find(([code]) => symbolOf(code) === symbolOf(asset))?.[1]
  return fitting('Kraken', row === undefined ? [] : [row], isAsset)[0]
}

/** Statuses of an asset under which it can be withdrawn. */
const open: ReadonlySet<string> = new Set(['enabled', 'withdrawal_only'])

const asTerms = (networkId: string, symbol: string, method: KrakenWithdrawMethod, asset: KrakenAsset) => {
  const { fee, minimum } = method
  // If the fee is not in the asset itself, the amount that arrives is not known.
  if (fee == null || symbolOf(fee.asset) !== symbol) return undefined
  const decimals = Number(asset.decimals)
  return {
    networkId,
    fee: parseDecimal(fee.fee) ?? '0',
    minimum: parseDecimal(minimum) ?? '0',
    // Kraken uses eight decimals for USDC, its chains use six.
    decimals: Math.min(decimals, findToken(networkId, symbol)?.decimals ?? decimals),
    enabled: open.has(asset.status ?? 'enabled'),
  }
}

/**
 * The ways to withdraw an asset on our networks, read on each call because fees change. Empty if Kraken does not send
 * it.
 */
const readOffers = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<Offer[]> => {
  const asset = codeOf(symbol)
  if (asset === undefined) return []
  const parameters = { asset }
  const read = { call: 'WithdrawMethods', check: isMethods, parameters }
  const rows = await krakenRead(context, key, read).catch(unknownAsset)
  const methods = fitting('Kraken', rows, isWithdrawMethod)
  const known = methods.length === 0 ? undefined : await readAsset(context, asset)
  if (known === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    // Exactly this name: `Polygon (USDC.e)` is another token than what `Polygon` carries.
    const method = methods.find(row => row.network === upstreamId && symbolOf(row.asset) === symbol)
    const terms = method && asTerms(networkId, symbol, method, known)
    return terms === undefined ? [] : [{ terms, asset, method: method?.method ?? '' }]
  })
}

export const readTerms = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<WithdrawalTerms[]> =>
  (await readOffers(context, key, symbol)).map(({ terms }) => terms)

/** The name under which the account saved the order's address and tag for this method, if it did. */
const findSavedAddress = async (
  context: KrakenContext,
  key: KrakenKey,
  { asset, method }: Offer,
  order: WithdrawalOrder,
): Promise<string | undefined> => {
  const saved = await krakenRead(context, key, {
    call: 'WithdrawAddresses',
    check: isSavedAddresses,
    parameters: { asset, method, verified: 'true' },
  })
  return saved.find(
    row =>
      row.verified !== false &&
      row.method === method &&
      sameDestination(order.networkId, { address: row.address, ...tagged(row.tag ?? row.memo) }, order),
  )?.key
}

interface Quote {
  /** Amount in the request: Kraken deducts its fee from it. */
  gross: string
  fee: string
  /** Maximum amount that can arrive now. */
  limit: string
}

const tries = 2

/**
 * The amount to request so that exactly `amount` arrives, as quoted by Kraken for this address and amount. Tried with
 * the listed fee, then with the quoted fee. `undefined` if the quotes do not agree: amounts are never
 * rounded.
 */
const quoteWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  { asset, name, amount, fee }: { asset: string; name: string; amount: string; fee: string },
): Promise<Quote | undefined> => {
  let expected = fee
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const gross = add(amount, expected)
    const info = await krakenRead(context, key, {
      call: 'WithdrawInfo',
      check: isWithdrawInfo,
      parameters: { asset, key: name, amount: gross },
    })
    if (compare(info.amount, amount) === 0 && compare(add(info.amount, info.fee), gross) === 0) {
      return { gross, fee: info.fee, limit: info.limit }
    }
    expected = info.fee
  }
  return undefined
}

interface WithdrawalPlan {
  asset: string
  /** The saved address, by its name. */
  name: string
  gross: string
  fee: string
}

const howToWhitelist =
  'Add the address as a withdrawal address for this asset and network in your Kraken account, confirm it, then try again'

const rejectByTerms = ({ terms }: Offer, order: WithdrawalOrder): WithdrawOutcome | undefined => {
  if (!terms.enabled)
    return rejected('networkUnsupported', `Kraken does not support ${order.symbol} withdrawals right now`)
  const wrong = rejectAmount(order.amount, terms.decimals, 'Kraken')
  if (wrong !== undefined) return wrong
  return compare(order.amount, terms.minimum) < 0
    ? rejected('amountBelowMinimum', `Kraken’s minimum withdrawal is ${terms.minimum} ${order.symbol}`)
    : undefined
}

const rejectByFunds = async (
  context: KrakenContext,
  key: KrakenKey,
  order: WithdrawalOrder,
  fee: string,
): Promise<WithdrawOutcome | undefined> => {
  const { symbol } = order
  const gross = add(order.amount, fee)
  const unapproved = rejectDebit(order, gross, 'Kraken')
  if (unapproved !== undefined) return unapproved
  const free = (await readBalanceRows(context, key)).find(row => row.symbol === symbol)?.free ?? '0'
  return compare(free, gross) < 0
    ? rejected('insufficientFunds', `Insufficient ${symbol} balance at Kraken (${gross} needed)`)
    : undefined
}

const planAt = async (
  context: KrakenContext,
  key: KrakenKey,
  offer: Offer,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { asset, terms } = offer
  const name = await findSavedAddress(context, key, offer, order)
  if (name === undefined) return { refusal: { kind: 'addressWhitelistRequired', howTo: howToWhitelist } }
  const quote = await quoteWithdrawal(context, key, { asset, name, amount: order.amount, fee: terms.fee })
  if (quote === undefined) {
    return { refusal: rejected('refused', 'Kraken’s fee does not allow exactly this amount to arrive') }
  }
  const unapproved = rejectDebit(order, quote.gross, 'Kraken')
  if (unapproved !== undefined) return { refusal: unapproved }
  if (compare(order.amount, quote.limit) > 0) {
    const most = `This Kraken account can withdraw at most ${quote.limit} ${order.symbol} right now`
    return { refusal: rejected('amountExceedsMaximum', most) }
  }
  return { plan: { asset, name, gross: quote.gross, fee: quote.fee }, debit: quote.gross }
}

/** Reads the current fee, balance and saved addresses, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const offers = await readOffers(context, key, order.symbol)
  const offer = offers.find(({ terms }) => terms.networkId === order.networkId.toLowerCase())
  if (offer === undefined) {
    return {
      refusal: rejected(
        'networkUnsupported',
        `Kraken does not support ${order.symbol} withdrawals on this network right now`,
      ),
    }
  }
  const refusal = rejectByTerms(offer, order) ?? (await rejectByFunds(context, key, order, offer.terms.fee))
  return refusal === undefined ? planAt(context, key, offer, order) : { refusal }
}

/** Whether the address is saved and verified, if Kraken sends the asset at all. */
export const preflightWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome | undefined> => {
  const offers = await readOffers(context, key, order.symbol)
  const offer = offers.find(({ terms }) => terms.networkId === order.networkId.toLowerCase())
  if (offer === undefined || (await findSavedAddress(context, key, offer, order)) !== undefined) return undefined
  return { kind: 'addressWhitelistRequired', howTo: howToWhitelist }
}

/**
 * With `address` and `max_fee`, Kraken rejects the withdrawal if the saved address or the fee differs from the plan.
 */
const withdrawParameters = (
  { asset, name, gross, fee }: WithdrawalPlan,
  { address }: WithdrawalOrder,
  code: string | undefined,
) => ({ asset, key: name, address, amount: gross, max_fee: fee, ...defined({ otp: code }) })

export const submitWithdrawal = (
  context: KrakenContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code: string | undefined,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: plan => ({ method: 'POST', call: 'Withdraw', parameters: withdrawParameters(plan, order, code) }),
    check: isWithdrawn,
    accepted: ({ result }) => ({ upstreamId: result.refid }),
    factor: 'totp',
    howToWhitelist,
    code,
    ...(context.descriptor.withdrawal.secondFactors.length === 0 ? {} : { table: krakenWithdrawErrors }),
  })

/**
 * Kraken accepts no reference. It does not document whether `amount` of its lists is before or after the fee, so both
 * are accepted. Its history shows no tag: the saved address contains it.
 */
export const krakenRecords: MatchingPolicy = { reference: 'none', amount: 'either', tag: 'absent', address: 'recorded' }

const msPerS = 1_000
/** The clocks may differ. */
const marginS = 300

const recordOf = (row: KrakenMovement): WithdrawalRecord => ({
  id: row.refid,
  symbol: symbolOf(row.asset),
  network: row.network,
  amount: row.amount,
  fee: row.fee,
  // The text itself, and the text without a suffix such as a tag.
  address: [row.info ?? '', (row.info ?? '').split(/[\s:?]/)[0] ?? ''],
  createdMs: secondsOf(row) * msPerS,
  ...movementStatus(row),
  txId: row.txid,
})

/** More pages since the order are an error, because the list was not read completely. */
const maxPages = 20

/** Every withdrawal of the asset since then, newest first. After a full page, the next one ends where it ended. */
const readAll = async (context: KrakenContext, key: KrakenKey, asset: string, startS: number) => {
  const found = new Map<string, KrakenMovement>()
  let endS: number | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const range = { asset, startS, limit: maxPerCall, ...defined({ endS }) }
    const rows = await readMovements(context, key, 'WithdrawStatus', range)
    const before = found.size
    for (const row of rows) found.set(row.refid, row)
    if (listedLength(rows) < maxPerCall) return [...found.values()]
    if (found.size === before) break
    endS = Math.min(...rows.map(secondsOf))
  }
  throw new ConnectorError('malformed', 'Kraken’s withdrawal list exceeds the page limit')
}

/** By Kraken's id if known, else by the fields of the policy. */
export const findWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, sinceMs } = search
  const asset = codeOf(order.symbol)
  // An error, not an empty list: an order that cannot be searched for is not known to be absent.
  if (asset === undefined) throw new ConnectorError('networkUnsupported', `Kraken does not support ${order.symbol}`)
  const startS = Math.max(Math.floor(sinceMs / msPerS) - marginS, 0)
  const rows = await readAll(context, key, asset, startS)
  if (rows.some(row => symbolOf(row.asset) !== order.symbol)) {
    throw new ConnectorError('malformed', 'Kraken returned withdrawals that were not requested')
  }
  return matchWithdrawal(rows.map(recordOf), search, { policy: krakenRecords, networks: context.descriptor.networks })
}
