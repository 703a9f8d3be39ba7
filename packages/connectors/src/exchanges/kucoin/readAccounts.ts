import { add } from '@rialto/catalog'
import type { KucoinContext } from './context.ts'
import { isAccounts } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { KucoinKey } from './signHeaders.ts'

/** One currency over the accounts. */
export interface AccountRow {
  symbol: string
  /** What the main account could spend now: only it can send. */
  free: string
  total: string
}

/** The funding account and the two spot ones. What lies in margin accounts may be borrowed, and futures have another host. */
const counted = new Set(['main', 'trade', 'trade_hf'])

/** What lies in the accounts, currency by currency. */
export const readAccounts = async (context: KucoinContext, key: KucoinKey): Promise<AccountRow[]> => {
  const accounts = await signedRead(context, key, { path: '/api/v1/accounts', check: isAccounts })
  const rows = new Map<string, AccountRow>()
  for (const { currency: symbol, type, balance, available } of accounts) {
    if (!counted.has(type)) continue
    const row = rows.get(symbol) ?? { symbol, free: '0', total: '0' }
    const free = type === 'main' ? available : '0'
    rows.set(symbol, { symbol, free: add(row.free, free), total: add(row.total, balance) })
  }
  return [...rows.values()]
}
