import { canonicalAddress, findNetwork, findToken, fromBaseUnits, walletIntegrationType } from '@rialto/catalog'

import type { ChainConfirmation } from '../../chains/ports.ts'
import type { FoundWithdrawal } from '../../connections/connector.ts'
import type { CommonContext } from '../../context.ts'
import type { Transfer } from '../ports.ts'
import { senderOf } from '../senderOf.ts'
import { transitions } from '../transitions.ts'
import { changeTransfer } from './changeTransfer.ts'

interface Followed {
  seen: Extract<ChainConfirmation, { kind: 'pending' | 'confirmed' }>
  /** Its record, read again, whose charge is noted first. */
  found?: FoundWithdrawal
  othersWatchMs?: number
}

/** The chain has the transaction: the transfer is settled, or a few confirmations further. */
export const followConfirmations = (
  ctx: CommonContext,
  transfer: Transfer,
  { seen, found, othersWatchMs = 0 }: Followed,
): Promise<Transfer> =>
  changeTransfer(ctx, transfer, async (current, repositories) => {
    const to = transitions(ctx, repositories)
    if (seen.kind === 'pending') return to.confirmFurther(current, seen.confirmations)
    const noted = found ? await to.noteCharge(current, found) : current
    return to.confirm(noted, seen.confirmations, { networkFeeCharged: feeOfWallet(noted, seen), othersWatchMs })
  })

/** The network's fee for the user's wallet, by the chain: '0' if another account paid for the transaction. */
const feeOfWallet = (
  transfer: Transfer,
  { fee }: Extract<ChainConfirmation, { kind: 'confirmed' }>,
): string | undefined => {
  const { type, networkId } = transfer
  const coin = findToken(networkId, findNetwork(networkId)?.nativeSymbol ?? '')
  if (type !== walletIntegrationType || fee === undefined || !coin) return undefined
  const isOwn = canonicalAddress(networkId, fee.payer) === canonicalAddress(networkId, senderOf(transfer))
  return isOwn ? fromBaseUnits(fee.baseUnits, coin.decimals) : '0'
}
