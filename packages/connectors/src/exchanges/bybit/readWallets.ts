import { add, compare } from '@rialto/catalog'
import { freeWithin } from '../../kit/freeWithin.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readTransferable } from './readTransferable.ts'
import { isFundBalances, isUnifiedWallet } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** One coin over the funding and the unified wallet. One withdrawal may draw on both. */
export interface WalletRow {
  symbol: string
  /** Never less than nothing, never more than `total`. */
  free: string
  /** Below nothing where the unified wallet owes more than the two hold. */
  total: string
}

const readFund = async (context: BybitContext, key: BybitKey) => {
  const { balance } = await signedRead(context, key, {
    path: '/v5/asset/transfer/query-account-coins-balance',
    check: isFundBalances,
    parameters: { accountType: 'FUND' },
  })
  return balance.map(row => ({ symbol: row.coin, free: row.transferBalance, total: row.walletBalance }))
}

const readUnified = async (context: BybitContext, key: BybitKey) => {
  const { list } = await signedRead(context, key, {
    path: '/v5/account/wallet-balance',
    check: isUnifiedWallet,
    parameters: { accountType: 'UNIFIED' },
  })
  const owned = list.flatMap(({ coin }) => coin)
  const positive = owned.filter(row => compare(row.walletBalance, '0') > 0).map(({ coin }) => coin)
  const free = await readTransferable(context, key, positive)
  return owned.map(row => ({ symbol: row.coin, free: free.get(row.coin) ?? '0', total: row.walletBalance }))
}

/** The funding and the unified wallet, coin by coin. */
export const readWallets = async (context: BybitContext, key: BybitKey): Promise<WalletRow[]> => {
  const rows = new Map<string, WalletRow>()
  for (const read of [readFund, readUnified]) {
    for (const { symbol, free, total } of await read(context, key)) {
      const row = rows.get(symbol) ?? { symbol, free: '0', total: '0' }
      rows.set(symbol, { symbol, free: add(row.free, freeWithin(free, total)), total: add(row.total, total) })
    }
  }
  return [...rows.values()].map(row => ({ ...row, free: freeWithin(row.free, row.total) }))
}
