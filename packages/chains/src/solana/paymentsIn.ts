import type { FoundPayment, WalletPayment } from '@rialto/core'

import { received, type SolanaMovement } from './solanaMovement.ts'
import type { SolanaTransfer } from './solanaTransfers.ts'

type Wanted = Pick<WalletPayment, 'from' | 'to' | 'amountBaseUnits'> & { mint: string | undefined }

const sumOf = (transfers: readonly SolanaTransfer[]): bigint => transfers.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * The payments of a wallet in a transaction that it signed: each transfer of exactly the amount to the recipient, or
 * all of its transfers to the recipient if their sum is the amount. They count only if the recipient's balance rose by
 * the sum of the transfers to it: a token may keep a fee, and the recipient may return the amount.
 *
 * A payment that no instruction shows, such as that of an exchange program, is the difference of the balances. It is the
 * whole transaction, and so is the payment of a transaction with a single transfer.
 */
export const paymentsIn = (hash: string, movement: SolanaMovement, wanted: Wanted): FoundPayment[] => {
  const { from, to, mint, amountBaseUnits } = wanted
  if (movement.hasFailed || !movement.signers.includes(from)) return []
  const arriving = movement.transfers.filter(one => one.to === to && one.mint === mint)
  const own = arriving.filter(one => one.from === from)
  const isWhole = movement.transfers.length <= 1
  const found = (transfers: readonly SolanaTransfer[]): FoundPayment => ({
    hash,
    positions: [...(isWhole ? ['balance'] : []), ...transfers.map(({ position }) => position)],
  })
  const rise = received(movement, to, mint)
  if (own.length > 0 && rise >= sumOf(arriving)) {
    const single = own.filter(({ amount }) => amount === amountBaseUnits)
    if (single.length > 0) return single.map(one => found([one]))
    return sumOf(own) === amountBaseUnits ? [found(own)] : []
  }
  const isExact = rise === amountBaseUnits && received(movement, from, mint) <= -amountBaseUnits
  return isExact ? [{ hash, positions: ['balance', ...arriving.map(({ position }) => position)] }] : []
}
