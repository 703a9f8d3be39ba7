import { compare, sameAddress } from '@rialto/catalog'
import type { WithdrawOutcome, WithdrawalOrder } from '@rialto/core'
import { rejected } from '../../kit/withdraw/rejection.ts'
import type { UpholdQuote } from './api.ts'
import { travelRule } from './errors.ts'
import { addressOf } from './history.ts'

interface Requested {
  order: WithdrawalOrder
  cardId: string
  /** Uphold's name of the order's network. */
  network: string
}

const nothing = 'no funds have moved'

/** Rejects a quote that differs from the user's approval. `undefined` if it may be confirmed. */
export const checkQuote = (quote: UpholdQuote, requested: Requested): WithdrawOutcome | undefined => {
  const { order, network } = requested
  const wanting = rejectRequirements(quote)
  if (wanting !== undefined) return wanting
  if (quote.network === 'uphold') {
    return rejected(
      'networkUnsupported',
      `The address belongs to another Uphold user: send from Uphold’s own app; ${nothing}`,
    )
  }
  if (quote.network !== network) {
    return rejected('networkUnsupported', `Uphold would send ${order.symbol} on a different network; ${nothing}`)
  }
  if (differs(quote, requested)) return rejected('refused', `Uphold’s quote does not match the request; ${nothing}`)
  return quote.params.ttl > 0
    ? undefined
    : rejected('refused', `Uphold does not support ${order.symbol} withdrawals right now; ${nothing}`)
}

/** Requirements that Uphold still has. The user must answer them on Uphold's own pages, not through us. */
const rejectRequirements = ({ requirements }: UpholdQuote): WithdrawOutcome | undefined => {
  const first = requirements?.[0]
  if (first === undefined) return undefined
  if (requirements?.some(requirement => travelRule.test(requirement)) === true) {
    return {
      kind: 'travelRuleRequired',
      message: 'Uphold requires information about the owner of the destination address',
    }
  }
  return rejected('kycRequired', `Uphold requires more information before it sends this; ${nothing}`, first)
}

/** Whether the quote is the order: from that card, to that address, over that network, to the last digit. */
const differs = (quote: UpholdQuote, { order, cardId }: Requested): boolean => {
  const { origin, destination, type } = quote
  return (
    type !== 'withdrawal' ||
    origin.CardId !== cardId ||
    origin.currency !== order.symbol ||
    destination.currency !== order.symbol ||
    !sameAddress(order.networkId, addressOf(quote), order.address) ||
    compare(destination.amount, order.amount) !== 0 ||
    compare(origin.amount, destination.amount) < 0
  )
}
