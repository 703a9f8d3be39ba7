import type { Messages } from '../messages/messages.ts'
import type { Format } from './createFormat.ts'
import { shorten, toCents } from './shorten.ts'

export type Row = { symbol: string; amount?: string; usd?: string }

/** A row's amount: dollars as money, coins with as many digits as people read. What may leave at most is never shown as less. */
export function amountText(
  { symbol, amount }: Row,
  { money }: Messages,
  format: Format,
  rounding: 'up' | 'down' = 'up',
): string {
  if (amount === undefined) return `${money.unknown} (${symbol})`
  return symbol === 'USD'
    ? format.money(toCents(amount, rounding), 'USD')
    : format.asset(shorten(amount, rounding), symbol)
}
