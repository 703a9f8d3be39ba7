import type { ReceiptTransfer } from '@rialto/contract'

import type { Messages } from '../messages/messages.ts'
import type { Format } from './createFormat.ts'

type Shown = Pick<ReceiptTransfer, 'amount' | 'symbol' | 'moneyLine' | 'status' | 'amountUsd'>

/** The credited amount; for a partly paid transfer its share of the whole. If nothing arrived, the expected amount. */
export function heroText({ amount, symbol, moneyLine, status }: Shown, messages: Messages, format: Format): string {
  const { arrives, credited, missing } = moneyLine
  const isPart = missing !== undefined && Number(arrives.amount ?? 0) > 0
  if (isPart) return messages.money.partOf(format.number(arrives.amount ?? '0'), format.asset(amount, symbol))
  if (status === 'failed' || credited.amount === undefined || Number(credited.amount) === 0)
    return format.asset(amount, symbol)
  return format.asset(credited.amount, credited.symbol)
}

/** The value of the amount in `heroText`. */
export function heroUsd({ moneyLine, status, amountUsd }: Shown): string | undefined {
  const { arrives, credited, missing } = moneyLine
  if (missing !== undefined && Number(arrives.amount ?? 0) > 0) return arrives.usd
  return status === 'failed' || Number(credited.amount ?? 0) === 0 ? amountUsd : credited.usd
}
