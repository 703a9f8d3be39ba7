import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { KrakenContext } from './context.ts'
import { findSavedAddress } from './findSavedAddress.ts'
import { quoteWithdrawal } from './quoteWithdrawal.ts'
import { readBalanceRows } from './readBalanceRows.ts'
import type { Offer } from './readOffers.ts'
import { readOffers } from './readOffers.ts'
import type { KrakenKey } from './signRequest.ts'

export interface WithdrawalPlan {
  asset: string
  /** The saved address, by its name. */
  name: string
  gross: string
  fee: string
}

export const howToWhitelist =
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
  { symbol, amount }: WithdrawalOrder,
  fee: string,
): Promise<WithdrawOutcome | undefined> => {
  const gross = add(amount, fee)
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
  if (compare(order.amount, quote.limit) > 0) {
    const most = `This Kraken account can withdraw at most ${quote.limit} ${order.symbol} right now`
    return { refusal: rejected('amountExceedsMaximum', most) }
  }
  return { plan: { asset, name, gross: quote.gross, fee: quote.fee } }
}

/** Reads fee, balance and saved addresses of this moment, and settles what will be asked for. Sends nothing. */
export const planWithdrawal = async (
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
