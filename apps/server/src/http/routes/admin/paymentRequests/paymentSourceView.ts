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
  ...defined({
    ownership: ownership && {
      isOwner: ownership.isOwner,
      isProven: provenAtMs !== undefined,
      symbol: ownership.proof.symbol,
      amount: ownership.proof.amount,
    },
  }),
})
