import type { LinkTransfer } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'
import { subtractDecimals } from '../../money/decimal.ts'
import { isMoving } from './isMoving.ts'
import { unconfirmedName } from './unconfirmedName.ts'

/**
 * The heading of the progress page. The state on the chain has priority over the next step: a transfer of which less
 * arrived is not on its way. `rest`: the unpaid rest of a transfer in parts that the user can pay now.
 */
export function progressTitle(
  transfer: LinkTransfer | undefined,
  rest: 'missing' | 'rehearsed' | undefined,
  messages: Messages,
  format: Format,
): string {
  const { progress: texts, combined, rehearsal, wallet, states } = messages
  if (transfer === undefined) return texts.titleWaiting
  const {
    amount,
    symbol,
    missing = '0',
    isUnconfirmed,
    isContradicted,
    isAwaitingWallet,
    isFromWallet,
    state,
  } = transfer
  if (rest === 'missing' && !isUnconfirmed) return combined.restTitle
  if (rest === 'rehearsed' && !isUnconfirmed)
    return rehearsal.arrivedTitle(format.asset(subtractDecimals(amount, missing), symbol))
  if (isContradicted === true) return states[state]
  if (isUnconfirmed && isFromWallet === true) return wallet.unconfirmedTitle
  if (isAwaitingWallet === true) return wallet.payTitle
  if (isUnconfirmed) return texts.titleUnconfirmed(unconfirmedName(transfer))
  return isMoving(transfer) ? texts.title : texts.titleWaiting
}
