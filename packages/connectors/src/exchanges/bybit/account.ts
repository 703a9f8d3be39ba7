import { add, compare } from '@rialto/catalog'
import { type Connected, ConnectorError, type DepositAddress } from '@rialto/core'
import type { OwnedRow } from '../../kit/balances/ownedRows.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import {
  type BybitContext,
  type BybitKey,
  fetchDepositAddresses,
  fetchFund,
  fetchKeyInformation,
  fetchTransferable,
  fetchUnified,
  keyOf,
} from './api.ts'
import { permissions } from './descriptor.ts'
import { freeWithin } from '../../kit/balances/fiatCurrencies.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { readCoin } from './assets.ts'

const readFund = async (context: BybitContext, key: BybitKey): Promise<OwnedRow[]> => {
  const rows = await fetchFund(context, key)
  return rows.map(row => ({ symbol: row.coin, free: row.transferBalance, total: row.walletBalance }))
}

/** Bybit's most per call. */
const maxCoins = 20

/**
 * Transferable balance of the unified wallet per coin. The wallet's own response no longer states it
 * (`availableToWithdraw` is deprecated there).
 */
const readTransferable = async (
  context: BybitContext,
  key: BybitKey,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (let from = 0; from < symbols.length; from += maxCoins) {
    const transferable = await fetchTransferable(context, key, symbols.slice(from, from + maxCoins))
    for (const [symbol, amount] of Object.entries(transferable)) found.set(symbol, amount || '0')
  }
  return found
}

const readUnified = async (context: BybitContext, key: BybitKey): Promise<OwnedRow[]> => {
  const rows = await fetchUnified(context, key)
  const positive = rows.filter(row => compare(row.walletBalance, '0') > 0).map(({ coin }) => coin)
  const free = await readTransferable(context, key, positive)
  return rows.map(row => ({ symbol: row.coin, free: free.get(row.coin) ?? '0', total: row.walletBalance }))
}

/**
 * The funding and the unified wallet, coin by coin. One withdrawal may draw on both, so the free balances of both
 * count.
 */
export const readWallets = async (context: BybitContext, key: BybitKey): Promise<OwnedRow[]> => {
  const rows = new Map<string, OwnedRow>()
  for (const read of [readFund, readUnified]) {
    for (const { symbol, free, total } of await read(context, key)) {
      const row = rows.get(symbol) ?? { symbol, free: '0', total: '0' }
      rows.set(symbol, { symbol, free: add(row.free, freeWithin(free, total)), total: add(row.total, total) })
    }
  }
  return [...rows.values()].map(row => ({ ...row, free: freeWithin(row.free, row.total) }))
}

/**
 * Tests the key: its permissions, and that both wallets can be read. A sub-account's key is rejected: it cannot
 * withdraw, and Bybit's deposit address is the main account's.
 */
export const connectWithKey = async (
  context: BybitContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await fetchKeyInformation(context, key)
  if (!may.isMaster) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key belongs to a sub-account: create one on the main account',
      { permission: permissions.mainAccount },
    )
  }
  await readWallets(context, key)
  const missing = [
    ...(may.readOnly === '0' ? [] : [permissions.readWrite]),
    ...(may.permissions.Wallet.includes('Withdraw') ? [] : [permissions.withdrawal]),
  ]
  return {
    credentials,
    account: { upstreamId: may.userID, name: `Bybit ${may.userID}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}

/** Returns an address only if Bybit states this coin and network for it, and only while deposits are open. */
export const readDepositAddress = async (
  context: BybitContext,
  key: BybitKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const coin = upstream === undefined ? undefined : await readCoin(context, key, symbol)
  const open = coin?.chains.some(entry => entry.chain === upstream && entry.chainDeposit === '1')
  if (upstream === undefined || open !== true) {
    throw new ConnectorError('networkUnsupported', `Bybit cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddresses(context, key, symbol, upstream)
  const own = found.chains.find(entry => entry.chain === upstream)
  if (found.coin !== symbol || own === undefined) {
    throw new ConnectorError('malformed', 'Bybit returned an address for another coin or network')
  }
  return checkAddress({ address: own.addressDeposit, tag: own.tagDeposit }, networkId, 'Bybit')
}
