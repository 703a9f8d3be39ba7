import type { Network, Token } from '@rialto/catalog'

/** An asset in which the user of a session may pay the order by sending to an address. */
export interface AddressOffer {
  network: Network
  token: Token
  /** To be paid, in the asset. */
  amount: string
  /** The amount follows from a price in dollars, which is held until the time to pay ends. */
  holdsPrice: boolean
  /** Sent to a bridge, which pays the order in this asset. The amount is an estimate until the bridge holds its price. */
  over?: Pick<AddressOffer, 'network' | 'token'>
  /** Over a bridge for which the operator has no address for refunds on the network. */
  needsRefundAddress?: boolean
}
