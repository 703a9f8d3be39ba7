import type { Messages } from '../messages/messages.ts'
import type { Format } from './createFormat.ts'
import { shorten, toCents } from './shorten.ts'

export type Row = { symbol: string; amount?: string; usd?: string }

/** A row's amount: dollars as money, coins with a readable number of digits. A maximum debit is never rounded down. */
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
