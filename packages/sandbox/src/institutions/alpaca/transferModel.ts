import { formatShort } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { valueInCents } from '../data/priceOf.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'PROCESSING',
  accepted: 'PROCESSING',
  sending: 'PROCESSING',
  completed: 'COMPLETE',
  failed: 'FAILED',
}

const common = (row: Pick<Deposit, 'id' | 'asset' | 'network' | 'createdAtMs' | 'amountUnits'>) => ({
  id: row.id,
  amount: formatShort(BigInt(row.amountUnits), assetOf(row.asset).decimals),
  usd_value: formatShort(valueInCents(row.asset, BigInt(row.amountUnits)), 2),
  chain: row.network,
  asset: row.asset,
  created_at: new Date(row.createdAtMs).toISOString(),
})

export const outgoingModel = (row: Withdrawal, from: string) => ({
  ...common(row),
  tx_hash: row.hash ?? null,
  direction: 'OUTGOING',
  status: NATIVE_STATUS[row.status],
  from_address: from,
  to_address: row.address,
  network_fee: formatShort(BigInt(row.feeUnits), assetOf(row.asset).decimals),
  fees: '0',
})

export const incomingModel = (row: Deposit) => ({
  ...common(row),
  tx_hash: row.hash,
  direction: 'INCOMING',
  status: 'COMPLETE',
  from_address: '',
  to_address: row.address,
  network_fee: '0',
  fees: '0',
})
