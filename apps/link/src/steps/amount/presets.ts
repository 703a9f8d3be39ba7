import { compareDecimals, scaleDecimal } from '../../money/decimal.ts'

const inDollars = ['20', '50', '100', '250', '1000'] as const
const shown = 3

/**
 * Round amounts of the currency, close to those in dollars and within the limits: the smallest three. Empty if there
 * are fewer than two.
 */
export function moneyPresets(usdPerUnit: string, { minimum, maximum }: { minimum: string; maximum: string }): string[] {
  const round = inDollars.map(amount => roundDown(scaleDecimal(amount, '1', usdPerUnit, 0)))
  const fitting = [...new Set(round)].filter(
    amount => amount !== '0' && compareDecimals(amount, minimum) >= 0 && compareDecimals(amount, maximum) <= 0,
  )
  return fitting.length < 2 ? [] : fitting.slice(0, shown)
}

/** To one digit of 1, 2 or 5 with zeros: what people pay. */
function roundDown(whole: string): string {
  const first = whole.charAt(0)
  if (first === '0') return '0'
  return `${first >= '5' ? '5' : first >= '2' ? '2' : '1'}${'0'.repeat(whole.length - 1)}`
}
