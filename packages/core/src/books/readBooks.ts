import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { CommonContext } from '../context.ts'
import type { AccountSum, DayRange, UnitSum } from './ports.ts'

const dayMs = 24 * 60 * 60_000
const longestDays = 366

/** Days that exist, in their order, and no more than a year of them. @throws ApiError `invalidField` */
export const checkDays = ({ from, to }: DayRange): DayRange => {
  for (const [name, day] of Object.entries({ from, to })) {
    const ms = Date.parse(`${day}T00:00:00Z`)
    if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day)
      throw invalidField(name, 'must be a day, as 2026-01-31')
  }
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1 || days > longestDays)
    throw invalidField('to', `must be a day from \`from\` on, at most ${longestDays} days`)
  return { from, to }
}

/** The sums of a client's journal, and the comparison of its transfers with the two other sides. */
export const readBooks = async (
  ctx: Pick<CommonContext, 'environment' | 'store'>,
  scope: Scope,
  range: DayRange,
): Promise<{ accounts: AccountSum[]; units: UnitSum[]; differences: number }> => {
  const days = checkDays(range)
  const { books } = ctx.store
  const [accounts, units, { total }] = await Promise.all([
    books.sumAccounts(scope, days),
    books.sumUnits(scope, days),
    books.listDifferences(scope, 1),
  ])
  return { accounts, units, differences: total }
}
