import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { savedBy } from './addressBook.ts'
import { codeOf } from './assetCodes.ts'
import { withdrawMethodOf } from './methods.ts'

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'Initial',
  accepted: 'Initial',
  sending: 'Pending',
  completed: 'Success',
  failed: 'Failure',
}

/** One row of WithdrawStatus: `amount` is what arrives, the fee stands beside it. */
export const withdrawalModel = (ctx: Context, w: Withdrawal) => {
  const { decimals } = assetOf(w.asset)
  const saved = savedBy(ctx, w.persona).find(({ address }) => address === w.address)
  return {
    method: withdrawMethodOf(w.asset, w.network),
    network: w.network,
    aclass: 'currency',
    asset: codeOf(w.asset),
    refid: w.id,
    txid: w.hash ?? null,
    info: w.address,
    amount: formatUnits(BigInt(w.amountUnits), decimals),
    fee: formatUnits(BigInt(w.feeUnits), decimals),
    time: Math.floor(w.createdAtMs / 1_000),
    status: NATIVE_STATUS[w.status],
    ...(w.status === 'awaitingApproval' ? { 'status-prop': 'onhold' } : {}),
    key: saved?.name ?? '',
  }
}
