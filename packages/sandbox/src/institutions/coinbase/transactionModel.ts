import { defined } from '@rialto/defined'

import { formatUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { valueInCents } from '../data/priceOf.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { accountId } from './accounts.ts'
import { isoTime } from './data.ts'

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'waiting_for_clearing',
  accepted: 'pending',
  sending: 'pending',
  completed: 'completed',
  failed: 'failed',
}

const networkModel = (w: Withdrawal, fee: string, amount: string) => ({
  status: w.status === 'completed' ? 'confirmed' : w.status === 'failed' ? 'failed' : 'pending',
  status_description: w.status === 'completed' ? 'Completed' : 'Pending (est. less than 10 minutes)',
  network_name: w.network,
  ...defined({ hash: w.hash }),
  transaction_fee: { amount: fee, currency: w.asset },
  transaction_amount: { amount, currency: w.asset },
  confirmations: w.status === 'completed' ? 1 : 0,
})

const recipientModel = ({ network, address, asset }: Withdrawal) => ({
  resource: `${network}_address`,
  address,
  currency: asset,
  address_info: { address },
})

const detailsModel = ({ asset, failure }: Withdrawal) => ({
  title: `Sent ${asset}`,
  subtitle: `To ${asset} address`,
  ...defined({ header: failure }),
})

/** A send in Coinbase's format. `amount` is the debit including the fee, and negative. */
export const transactionModel = (w: Withdrawal) => {
  const { decimals } = assetOf(w.asset)
  const total = BigInt(w.amountUnits) + BigInt(w.feeUnits)
  const text = (units: bigint) => formatUnits(units, decimals)
  return {
    id: w.id,
    type: 'send',
    status: NATIVE_STATUS[w.status],
    amount: { amount: text(-total), currency: w.asset },
    native_amount: { amount: formatUnits(valueInCents(w.asset, -total), 2), currency: 'USD' },
    description: null,
    created_at: isoTime(w.createdAtMs),
    updated_at: isoTime(w.updatedAtMs),
    resource: 'transaction',
    resource_path: `/v2/accounts/${accountId(w.persona, w.asset)}/transactions/${w.id}`,
    instant_exchange: false,
    network: networkModel(w, text(BigInt(w.feeUnits)), text(BigInt(w.amountUnits))),
    to: recipientModel(w),
    ...(w.reference === '' ? {} : { idem: w.reference }),
    details: detailsModel(w),
    hide_native_amount: false,
  }
}
