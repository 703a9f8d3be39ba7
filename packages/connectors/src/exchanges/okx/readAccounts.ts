import { add } from '@rialto/catalog'
import type { OkxContext } from './context.ts'
import { isFundingBalances, isTradingBalance } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'
import { signedRead } from './signedRead.ts'

/** One coin over the funding and the trading account. */
export interface AccountRow {
  symbol: string
  /** What could be withdrawn now: withdrawals leave the funding account, and no other. */
  free: string
  /** What is not held back in either. */
  spendable: string
  /** Below nothing where the trading account owes more than the two hold. */
  total: string
}

export const readFunding = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const rows = await signedRead(context, key, { path: '/api/v5/asset/balances', check: isFundingBalances })
  return rows.map(({ ccy, bal, availBal }) => ({ symbol: ccy, free: availBal, spendable: availBal, total: bal }))
}

export const readTrading = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const accounts = await signedRead(context, key, { path: '/api/v5/account/balance', check: isTradingBalance })
  return accounts
    .flatMap(({ details }) => details)
    .map(({ ccy, cashBal, availBal }) => ({ symbol: ccy, free: '0', spendable: availBal || '0', total: cashBal }))
}

const sum = (left: AccountRow | undefined, right: AccountRow): AccountRow =>
  left === undefined
    ? right
    : {
        symbol: right.symbol,
        free: add(left.free, right.free),
        spendable: add(left.spendable, right.spendable),
        total: add(left.total, right.total),
      }

/** The funding and the trading account, coin by coin. */
export const readAccounts = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const rows = new Map<string, AccountRow>()
  for (const read of [readFunding, readTrading]) {
    for (const row of await read(context, key)) rows.set(row.symbol, sum(rows.get(row.symbol), row))
  }
  return [...rows.values()]
}
