import { defined } from '@rialto/defined'

import { formatUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { valueInCents } from '../data/priceOf.ts'
import type { Deposit, Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { cardId } from './cards.ts'
import { stableUuid } from '../http/types.ts'

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'waiting',
  accepted: 'processing',
  sending: 'processing',
  completed: 'completed',
  failed: 'failed',
}

const isoTime = (ms: number): string => new Date(ms).toISOString()

/** Fields of both sides of a movement of one asset. */
const side = (symbol: string, amount: string, base: string, fee: string) => ({
  amount,
  base,
  commission: '0.00',
  currency: symbol,
  fee,
  rate: '1.00',
})

const common = (symbol: string, units: bigint) => ({
  application: null,
  denomination: {
    amount: formatUnits(units, assetOf(symbol).decimals),
    currency: symbol,
    pair: symbol + symbol,
    rate: '1.00',
  },
  message: null,
  normalized: [
    {
      amount: formatUnits(valueInCents(symbol, units), 2),
      commission: '0.00',
      currency: 'USD',
      fee: '0.00',
      rate: '1.00000',
      target: 'origin',
    },
  ],
  priority: 'normal',
})

const cardOf = ({ persona, asset }: Pick<Withdrawal, 'persona' | 'asset'>) => ({
  CardId: cardId(persona, asset),
  description: `${persona} Sandbox`,
  type: 'card',
})

const outsideOf = (address: string) => ({ address, description: address, type: 'external' })

const paramsOf = (symbol: string, progress: '0' | '1', type: string) => ({
  currency: symbol,
  margin: '0.00',
  pair: symbol + symbol,
  progress,
  rate: '1.00',
  type,
})

export type Leaving = Omit<
  Withdrawal,
  'status' | 'updatedAtMs' | 'dueAtMs' | 'fromBlock' | 'attempts' | 'failure' | 'institution' | 'networkId' | 'tag'
>

const originOf = (w: Leaving, amounts: ReturnType<typeof side>) => ({
  ...amounts,
  ...cardOf(w),
  node: { id: cardId(w.persona, w.asset), type: 'card', user: { id: stableUuid(`uphold/user/${w.persona}`) } },
  sources: [],
})

/** A withdrawal. `origin.amount` is the debit including the fee, `destination.amount` the received amount. */
export const leavingModel = (w: Leaving, status: string, more: object = {}) => {
  const { decimals } = assetOf(w.asset)
  const text = (units: bigint) => formatUnits(units, decimals)
  const [amount, fee] = [BigInt(w.amountUnits), BigInt(w.feeUnits)]
  return {
    ...common(w.asset, amount),
    createdAt: isoTime(w.createdAtMs),
    destination: { ...side(w.asset, text(amount), text(amount), '0.00'), ...outsideOf(w.address) },
    fees: [{ amount: text(fee), currency: w.asset, target: 'origin', type: 'network' }],
    id: w.id,
    network: w.network,
    origin: originOf(w, side(w.asset, text(amount + fee), text(amount), text(fee))),
    params: {
      ...paramsOf(w.asset, w.hash === undefined ? '0' : '1', 'external/out'),
      ttl: 30_000,
      ...defined({ txid: w.hash }),
    },
    reference: w.reference === '' ? null : w.reference,
    status,
    type: 'withdrawal',
    ...more,
  }
}

export const withdrawalModel = (w: Withdrawal) => leavingModel(w, NATIVE_STATUS[w.status])

/** Received coins, credited from outside to the card of their asset. */
export const depositModel = (d: Deposit) => {
  const units = BigInt(d.amountUnits)
  const text = formatUnits(units, assetOf(d.asset).decimals)
  return {
    ...common(d.asset, units),
    createdAt: isoTime(d.createdAtMs),
    destination: {
      ...side(d.asset, text, text, '0.00'),
      ...cardOf(d),
    },
    fees: [],
    id: d.id,
    network: d.network,
    origin: { ...side(d.asset, text, text, '0.00'), description: d.network, sources: [], type: 'external' },
    params: { ...paramsOf(d.asset, '1', 'external/in'), txid: d.hash },
    reference: null,
    status: 'completed',
    type: 'deposit',
  }
}
