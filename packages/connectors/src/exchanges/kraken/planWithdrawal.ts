import { add, compare, sameDestination } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { tagged } from '../../kit/standard/answers.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { closedNetwork, rejected } from '../../kit/withdraw/rejection.ts'
import type { Planned } from '../../kit/withdraw/withdrawOnce.ts'
import { readBalanceRows } from './account.ts'
import { isSavedAddresses, isWithdrawInfo, type KrakenContext, type KrakenKey, krakenRead } from './api.ts'
import { type Offer, readOffers, rejectByTerms } from './offers.ts'

export interface WithdrawalPlan {
  asset: string
  /** The saved address, by its name. */
  name: string
  gross: string
  fee: string
}

export const howToWhitelist =
  'Add the address as a withdrawal address for this asset and network in your Kraken account, confirm it, then try again'

/** Reads the current fee, balance and saved addresses, and plans the request. Sends nothing. */
export const planWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const offers = await readOffers(context, key, order.symbol)
  const offer = offers.find(({ terms }) => terms.networkId === order.networkId.toLowerCase())
  if (offer === undefined) return { refusal: closedNetwork(order, 'Kraken') }
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
