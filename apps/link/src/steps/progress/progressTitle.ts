import type { LinkTransfer } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'
import { subtractDecimals } from '../../money/decimal.ts'

/** Once one of these is done, the coins are on their way. */
const movingSteps: ReadonlySet<string> = new Set(['sentByInstitution', 'paidIn'])

/** Whether the coins have left the account or wallet, or a part of them has. */
export const isMoving = ({ parts, steps }: Pick<LinkTransfer, 'parts' | 'steps'>): boolean =>
  parts?.some(part => part.isSent) ?? steps.some(step => movingSteps.has(step.name) && step.state === 'done')

/** The account whose outcome is not known: of several, the one that it is not known of. */
export const unconfirmedName = ({ parts, fromName }: Pick<LinkTransfer, 'parts' | 'fromName'>): string =>
  parts?.find(part => part.isUnconfirmed)?.fromName ?? fromName

/**
 * The heading of the progress page. What the chain shows comes before what is awaited: a transfer of which less arrived
 * is not on its way. `rest`: the unpaid rest of a transfer in parts that the user can pay now.
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
