import type { WithdrawalOrder } from '@rialto/core'
import { compare, subtract } from '@rialto/catalog'
import { isEvm } from '../../kit/checkAddress.ts'
import type { CoinbaseTransaction } from './schemas.ts'

export const magnitude = (decimal: string): string => (decimal.startsWith('-') ? decimal.slice(1) : decimal)

/** What arrived, as far as the record tells: named by it, else the debit less the fee, else the debit. */
export const arrived = ({ amount, network }: CoinbaseTransaction): string => {
  const named = network?.transaction_amount
  if (named != null && named.currency === amount.currency) return magnitude(named.amount)
  const fee = network?.transaction_fee
  return fee != null && fee.currency === amount.currency
    ? subtract(magnitude(amount.amount), magnitude(fee.amount))
    : magnitude(amount.amount)
}

/** Hex addresses differ in case by checksum only; all others mean something by it. */
const sameAddress = (a: string, b: string, evm: boolean): boolean =>
  evm ? a.toLowerCase() === b.toLowerCase() : a === b

/** The record carries our own reference, which no other transaction has. */
export const carriesReference = (record: CoinbaseTransaction, order: WithdrawalOrder): boolean =>
  record.type === 'send' && record.amount.amount.startsWith('-') && record.idem === order.reference

/**
 * Whether a record of the user's history is this order. A record that carries `idem` is told by it alone; one that does
 * not, by being an outgoing send of the same asset and amount to the same address.
 */
export const matchTransaction = (record: CoinbaseTransaction, order: WithdrawalOrder): boolean => {
  if (record.type !== 'send' || !record.amount.amount.startsWith('-')) return false
  if (record.idem != null && record.idem !== '') return record.idem === order.reference
  return (
    record.amount.currency === order.symbol &&
    record.to?.address != null &&
    sameAddress(record.to.address, order.address, isEvm(order.networkId)) &&
    compare(arrived(record), order.amount) === 0
  )
}
