import { compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { sameAddress } from '../../kit/foundWithdrawal.ts'
import { rejected } from '../../kit/rejection.ts'
import { travelRule } from './errors.ts'
import type { UpholdQuote } from './schemas.ts'
import { addressOf, feeOf } from './transactions.ts'

const nothing = 'no funds have moved'

/** What Uphold still wants to know. It takes the answers on its own pages, not from us. */
const refuseRequirements = ({ requirements }: UpholdQuote): WithdrawOutcome | undefined => {
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

interface Asked {
  order: WithdrawalOrder
  cardId: string
  /** Uphold's name of the order's network. */
  network: string
  /** The most that may be taken on top. */
  mostFee: string
}

/** Whether the quote is the order: from that card, to that address, over that network, to the last digit. */
const differs = (quote: UpholdQuote, { order, cardId }: Asked): boolean => {
  const { origin, destination, type } = quote
  return (
    type !== 'withdrawal' ||
    origin.CardId !== cardId ||
    origin.currency !== order.symbol ||
    destination.currency !== order.symbol ||
    !sameAddress(addressOf(quote), order.address) ||
    compare(destination.amount, order.amount) !== 0 ||
    compare(origin.amount, destination.amount) < 0
  )
}

/** Refuses to confirm a quote that is not what the user agreed to. `undefined` when it may be confirmed. */
export const checkQuote = (quote: UpholdQuote, asked: Asked): WithdrawOutcome | undefined => {
  const { order, network, mostFee } = asked
  const wanting = refuseRequirements(quote)
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
  if (differs(quote, asked)) return rejected('refused', `Uphold’s quote does not match the request; ${nothing}`)
  if (compare(feeOf(quote) ?? '0', mostFee) > 0) {
    return rejected('refused', `Uphold’s fee is now higher than in the preview; ${nothing}`)
  }
  return quote.params.ttl > 0
    ? undefined
    : rejected('refused', `Uphold does not support ${order.symbol} withdrawals right now; ${nothing}`)
}
