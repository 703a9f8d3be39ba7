import { add } from '@rialto/catalog'
import type { BinanceContext, BinanceKey } from './context.ts'
import { isFundingAssets, isSpotAccount } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** One asset over both wallets. A withdrawal draws on one of them at a time. */
export interface WalletRow {
  symbol: string
  spotFree: string
  fundingFree: string
  /** Free and held, spot and funding. What is already on its way out is no longer owned. */
  total: string
}

export const readSpotAccount = (context: BinanceContext, key: BinanceKey) =>
  signedRead(context, key, { path: '/api/v3/account', check: isSpotAccount })

const readFunding = async (context: BinanceContext, key: BinanceKey) =>
  context.variant.hasFundingWallet
    ? signedRead(context, key, { path: '/sapi/v1/asset/get-funding-asset', check: isFundingAssets, method: 'POST' })
    : []

const empty = (symbol: string): WalletRow => ({ symbol, spotFree: '0', fundingFree: '0', total: '0' })

/** The spot and the funding wallet, row by row. */
export const readWallets = async (context: BinanceContext, key: BinanceKey): Promise<WalletRow[]> => {
  const spot = await readSpotAccount(context, key)
  const funding = await readFunding(context, key)
  const rows = new Map<string, WalletRow>()
  for (const { asset, free, locked } of spot.balances) {
    const row = rows.get(asset) ?? empty(asset)
    rows.set(asset, { ...row, spotFree: add(row.spotFree, free), total: add(row.total, add(free, locked)) })
  }
  for (const { asset, free, locked, freeze } of funding) {
    const row = rows.get(asset) ?? empty(asset)
    const total = add(row.total, add(free, add(locked, freeze)))
    rows.set(asset, { ...row, fundingFree: add(row.fundingFree, free), total })
  }
  return [...rows.values()]
}
