import { type AmountReading, decimalSeparator } from '@rialto/ui/amounts'

import type { Messages } from '../messages/messages.ts'

/** Why a typed text is not one amount, with the texts that are; undefined if it is one, or nothing. */
export function amountComplaint(
  reading: AmountReading,
  { amountExample, amountEither }: Pick<Messages['common'], 'amountExample' | 'amountEither'>,
  locale: string,
): string | undefined {
  const point = decimalSeparator(locale)
  if (reading.kind === 'notNumber') return amountExample(`25${point}5`)
  if (reading.kind !== 'ambiguous') return undefined
  // A fourth decimal makes `1.234` unambiguous.
  const [decimal = '', whole = ''] = [reading.amount, reading.other].toSorted((a, b) => b.indexOf('.') - a.indexOf('.'))
  return amountEither(`${decimal.replace('.', point)}0`, whole)
}
