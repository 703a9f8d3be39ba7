import { add, compare } from '@rialto/catalog'
import type { OwnedRow } from '../../kit/ownedRows.ts'
import type { UpholdContext } from './context.ts'
import { readCards } from './readCards.ts'

const lesser = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)

/** One row per currency, over all of its cards. `balance` counts what is still on its way; no card has more to spend. */
export const readOwned = async (context: UpholdContext, token: string): Promise<OwnedRow[]> => {
  const rows = new Map<string, OwnedRow>()
  for (const { currency: symbol, balance, available } of await readCards(context, token)) {
    const before = rows.get(symbol) ?? { symbol, total: '0', free: '0' }
    rows.set(symbol, { symbol, total: add(before.total, balance), free: add(before.free, lesser(available, balance)) })
  }
  return [...rows.values()]
}
