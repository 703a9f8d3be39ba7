import type { PlacedTransaction } from '../createCosmosState.ts'

type Test = (placed: PlacedTransaction) => boolean

const compare: Readonly<Record<string, (height: number, wanted: number) => boolean>> = {
  '=': (height, wanted) => height === wanted,
  '>=': (height, wanted) => height >= wanted,
  '<=': (height, wanted) => height <= wanted,
}

/** One condition of a search. Undefined for a form that this node does not have. */
const testOf = (condition: string): Test | undefined => {
  const [, operator = '', height] = /^tx\.height\s*(=|>=|<=)\s*(\d{1,15})$/.exec(condition) ?? []
  const holds = compare[operator]
  if (holds) return ({ block }) => holds(block?.height ?? 0, Number(height))
  const [, type, name, value] = /^([a-z_]+)\.([a-z_]+)\s*=\s*'([^']*)'$/.exec(condition) ?? []
  if (type === undefined) return undefined
  return ({ events }) =>
    events.some(
      event => event.type === type && event.attributes.some(([key, found]) => key === name && found === value),
    )
}

/** Transactions that meet every condition of a CometBFT query, the oldest first. Undefined for another query. */
export const searchTransactions = (
  all: readonly PlacedTransaction[],
  query: string,
): PlacedTransaction[] | undefined => {
  const tests = query.split(' AND ').map(one => testOf(one.trim()))
  return tests.includes(undefined) ? undefined : all.filter(placed => tests.every(test => test?.(placed) === true))
}
