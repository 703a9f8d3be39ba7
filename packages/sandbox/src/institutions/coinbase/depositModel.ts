import { formatUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { valueInCents } from '../data/priceOf.ts'
import type { Deposit } from '../state/types.ts'
import { accountId } from './accounts.ts'
import { isoTime } from './data.ts'

/** A received payment in Coinbase's format: a `send` with a positive amount. */
export const depositModel = (d: Deposit) => {
  const units = BigInt(d.amountUnits)
  const amount = { amount: formatUnits(units, assetOf(d.asset).decimals), currency: d.asset }
  return {
    id: d.id,
    type: 'send',
    status: 'completed',
    amount,
    native_amount: { amount: formatUnits(valueInCents(d.asset, units), 2), currency: 'USD' },
    description: null,
    created_at: isoTime(d.createdAtMs),
    updated_at: isoTime(d.createdAtMs),
    resource: 'transaction',
    resource_path: `/v2/accounts/${accountId(d.persona, d.asset)}/transactions/${d.id}`,
    instant_exchange: false,
    network: { status: 'confirmed', network_name: d.network, hash: d.hash, confirmations: 1 },
    from: { resource: `${d.network}_network`, currency: d.asset },
    details: { title: `Received ${d.asset}`, subtitle: `From ${d.asset} address` },
    hide_native_amount: false,
  }
}
