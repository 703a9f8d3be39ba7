import { compare, isZero, subtract, walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Preview, Transfer } from '../ports.ts'
import type { LineInput } from './buildLine.ts'

type Planned = Omit<Preview, 'expiresAtMs'>

/** The fee for sending: the institution's, or the network's where the user's wallet sends. */
export const transferFees = (transfer: Planned & Partial<Transfer>): LineInput['fees'] => {
  const { symbol, type, fee, charged, networkFee, networkFeeCharged } = transfer
  // The payer's institution or wallet says nothing to Rialto.
  if (transfer.paymentRequestId !== undefined) return []
  if (type !== walletIntegrationType) {
    const amount = charged ? takenOf(transfer, charged) : fee
    return isZero(amount) ? [] : [{ symbol, amount, takenBy: 'institution', purpose: 'transfer' }]
  }
  const amount = networkFeeCharged ?? (networkFee ? networkFee.amount : fee)
  const paidIn = networkFee?.symbol ?? symbol
  return [{ symbol: paidIn, takenBy: 'network', purpose: 'transfer', ...defined({ amount }) }]
}

/** Everything that left the account beyond the amount, as reported by the institution. */
const takenOf = ({ amount }: Planned, { fee, debit }: NonNullable<Transfer['charged']>): string =>
  compare(debit, amount) > 0 ? subtract(debit, amount) : fee

/** A wallet pays the network for what fails as well. */
export const failedFees = (transfer: Transfer): LineInput['fees'] =>
  isZero(transfer.networkFeeCharged ?? '0') ? [] : transferFees(transfer)
