import type { PaymentSourceView } from '@rialto/core'
import { defined } from '@rialto/defined'

/** A payment source as the account management API shows it. */
export const paymentSourceView = ({
  id,
  networkType,
  kind,
  value,
  confirmedAtMs,
  provenAtMs,
  firstAddresses,
  use,
  ownership,
}: PaymentSourceView) => ({
  id,
  networkType,
  kind,
  value,
  isConfirmed: confirmedAtMs !== undefined,
  firstAddresses: firstAddresses.map(({ address, tag }) => ({ address, ...defined({ addressTag: tag }) })),
  issued: use.issued,
  unpaidInARow: use.unpaidInARow,
  ...defined({ ownership: ownership && ownershipView(ownership, provenAtMs) }),
})

const ownershipView = (
  { isOwner, proof }: NonNullable<PaymentSourceView['ownership']>,
  provenAtMs: number | undefined,
) => ({ isOwner, isProven: provenAtMs !== undefined, symbol: proof.symbol, amount: proof.amount })
