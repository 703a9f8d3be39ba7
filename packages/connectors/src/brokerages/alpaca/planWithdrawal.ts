import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import type { AlpacaAccess } from './context.ts'
import { readAccount } from './readAccount.ts'
import { decimalsOf } from './readTerms.ts'
import { readWhitelist } from './readWhitelist.ts'
import type { AlpacaAccount } from './schemas.ts'

export const howToWhitelist =
  'Add the address to the withdrawal whitelist of your Alpaca account (Crypto, Transfer). Alpaca approves it after 24 hours. Then try again'
const stillWaiting =
  'The address is on the withdrawal whitelist of your Alpaca account. Alpaca approves new addresses after 24 hours. Then try again'

export interface WithdrawalPlan {
  chain: string
  /** Whether Alpaca's own list has the address. Where it has not, Alpaca has the last word. */
  isListed: boolean
}

const rejectAccess = ({ descriptor }: BoundContext, { scopes }: AlpacaAccess): WithdrawOutcome | undefined => {
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

const rejectDestination = ({ descriptor }: BoundContext, order: WithdrawalOrder): WithdrawOutcome | undefined => {
  const wrong = rejectOrder(descriptor, order)
  if (wrong !== undefined) return wrong
  return order.tag === undefined
    ? undefined
    : rejected('invalidAddress', 'Alpaca does not support a tag or memo on this network')
}

/** Everything that can be said without sending. */
export const planWithdrawal = async (
  context: BoundContext,
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
  return { plan: { chain, isListed: listed === 'approved' } }
}
