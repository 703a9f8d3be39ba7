import type { MoneyLine } from '@rialto/contract'

type Sum = { amount: string; fee: string; total: string; symbol: string; state?: MoneyLine['state'] }

/** Of a transfer of one asset from an exchange, worth a dollar a unit. */
export const aMoneyLine = ({ amount, fee, total, symbol, state = 'planned' }: Sum): MoneyLine => {
  const row = (value: string) => ({ symbol, amount: value, usd: value })
  return {
    state,
    leaves: [row(total)],
    leavesUsd: total,
    fees: fee === '0' ? [] : [{ ...row(fee), takenBy: 'institution', purpose: 'transfer' }],
    feesUsd: fee,
    arrives: row(amount),
    credited: row(amount),
  }
}
