import { add } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { type MoneyRow, usdOf } from './buildLine.ts'

const plus = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || b === undefined ? undefined : add(a, b)

/** Adds up rows of the same asset, and of the same fee. */
const merged = <R extends MoneyRow>(rows: readonly R[], keyOf: (row: R) => string): R[] => {
  const byKey = new Map<string, R>()
  for (const row of rows) {
    const { amount, usd, ...same } = row
    const before = byKey.get(keyOf(row))
    const sums = before ? { amount: plus(before.amount, amount), usd: plus(before.usd, usd) } : { amount, usd }
    byKey.set(keyOf(row), { ...same, ...defined(sums) } as unknown as R)
  }
  return [...byKey.values()]
}

const symbolOf = ({ symbol }: MoneyRow): string => symbol

/** Sums the lines of several transfers. The sum is planned while one of them is. */
export const addLines = (
  lines: readonly MoneyLine[],
  { symbol, state }: { symbol: string; state: MoneyLine['state'] },
): MoneyLine => {
  const only = (rows: readonly (MoneyRow | undefined)[]) =>
    merged(
      rows.filter(row => row !== undefined),
      symbolOf,
    ).at(0)
  const none = { symbol, amount: '0' }
  const leaves = merged(
    lines.flatMap(line => line.leaves),
    symbolOf,
  )
  const fees = merged(
    lines.flatMap(line => line.fees),
    ({ symbol: asset, takenBy, purpose }) => `${takenBy} ${purpose} ${asset}`,
  )
  return {
    state: lines.length === 0 ? state : lines.every(line => line.state === 'actual') ? 'actual' : 'planned',
    leaves,
    fees,
    arrives: only(lines.map(line => line.arrives)) ?? none,
    credited: only(lines.map(line => line.credited)) ?? none,
    ...defined({
      leavesUsd: usdOf(leaves),
      feesUsd: usdOf(fees),
      missing: only(lines.map(line => line.missing)),
      returned: only(lines.map(line => line.returned)),
    }),
  }
}
