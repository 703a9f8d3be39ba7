import { add } from '@rialto/catalog'
import type { Connected } from '@rialto/core'
import type { OwnedRow } from '../../kit/balances/ownedRows.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import { fetchAccounts, fetchKeyInformation, type KucoinContext, type KucoinKey, keyOf } from './api.ts'
import { symbolOf } from './assets.ts'
import { permissions } from './descriptor.ts'

/** The funding account and the two spot ones. What lies in margin accounts may be borrowed, and futures have another host. */
const counted = new Set(['main', 'trade', 'trade_hf'])

/** What lies in the accounts, currency by currency. Only the main account can send, so only what it has is free. */
export const readAccounts = async (context: KucoinContext, key: KucoinKey): Promise<OwnedRow[]> => {
  const rows = new Map<string, OwnedRow>()
  for (const { currency, type, balance, available } of await fetchAccounts(context, key)) {
    if (!counted.has(type)) continue
    const symbol = symbolOf(currency)
    const row = rows.get(symbol) ?? { symbol, free: '0', total: '0' }
    const free = type === 'main' ? available : '0'
    rows.set(symbol, { symbol, free: add(row.free, free), total: add(row.total, balance) })
  }
  return [...rows.values()]
}

/** The right to withdraw is called Withdrawal on KuCoin's page, and Transfer in the answer. */
const mayWithdraw = (permission: string): boolean =>
  permission.split(',').some(name => ['transfer', 'withdrawal'].includes(name.trim().toLowerCase()))

/** Checks the key: what KuCoin says it may do, and that the accounts can be read. */
export const connectWithKey = async (
  context: KucoinContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await fetchKeyInformation(context, key)
  await readAccounts(context, key)
  const missing = [
    // A sub-account cannot be given the right.
    ...(may.isMaster ? [] : [permissions.mainAccount]),
    ...(mayWithdraw(may.permission) ? [] : [permissions.withdrawal]),
  ]
  return {
    credentials,
    account: { upstreamId: may.uid, name: `KuCoin ${may.uid}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}
