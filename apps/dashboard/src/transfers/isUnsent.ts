import type { AdminValue } from '@rialto/contract'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]
type Part = Pick<NonNullable<Record['parts']>[number], 'status' | 'amountDecimal'>

/** More decimals than any asset has. */
const scale = 36

const unitsOf = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

/**
 * Whether all that is missing of a combined transfer was not sent yet: with it, the parts that are in progress or have
 * arrived make up the whole amount.
 */
export function isUnsent({ status, amountDecimal, moneyLine, parts }: Transfer): boolean {
  const missing = moneyLine.missing?.amount
  if (status !== 'pending' || parts === undefined || missing === undefined) return false
  const paying = parts.filter(part => part.status !== 'failed')
  const together = paying.reduce((sum, part) => sum + unitsOf(part.amountDecimal), unitsOf(missing))
  return together === unitsOf(amountDecimal)
}

type Transfer = Pick<Record, 'status' | 'amountDecimal'> & {
  moneyLine: Pick<Record['moneyLine'], 'missing'>
  parts?: readonly Part[]
}
