import { add } from '@rialto/catalog'
import { type Connected, ConnectorError, type DepositAddress } from '@rialto/core'
import type { OwnedRow } from '../../kit/balances/ownedRows.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import {
  type AddressRequest,
  createDepositAddress,
  fetchAccounts,
  fetchDepositAddresses,
  fetchKeyInformation,
  keyOf,
  type KucoinContext,
  type KucoinDepositAddress,
  type KucoinKey,
} from './api.ts'
import { readCurrency, symbolOf } from './assets.ts'
import { permissions } from './descriptor.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

/**
 * The funding account and the two spot ones. Balances of margin accounts may be borrowed, and futures have another
 * host.
 */
const counted = new Set(['main', 'trade', 'trade_hf'])

/** Balances of the accounts per currency. Only the main account can send, so only its balance is free. */
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

/** The permission to withdraw is called Withdrawal on KuCoin's page, and Transfer in the response. */
const mayWithdraw = (permission: string): boolean =>
  permission.split(',').some(name => ['transfer', 'withdrawal'].includes(name.trim().toLowerCase()))

/** Tests the key: its permissions, and that the accounts can be read. */
export const connectWithKey = async (
  context: KucoinContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await fetchKeyInformation(context, key)
  await readAccounts(context, key)
  const missing = [
    // A sub-account cannot get the permission.
    ...(may.isMaster ? [] : [permissions.mainAccount]),
    ...(mayWithdraw(may.permission) ? [] : [permissions.withdrawal]),
  ]
  return {
    credentials,
    account: { upstreamId: may.uid, name: `KuCoin ${may.uid}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}

const readOwn = async (
  context: KucoinContext,
  key: KucoinKey,
  requested: AddressRequest,
): Promise<KucoinDepositAddress | undefined> => {
  const found = await fetchDepositAddresses(context, key, requested)
  const own = found.filter(entry => entry.currency === requested.currency && entry.chainId === requested.chain)
  if (own.length === 0 && found.length > 0) {
    throw new ConnectorError('malformed', 'KuCoin returned an address for another currency or network')
  }
  // Deposits to the main account can be withdrawn from it.
  return own.find(({ to }) => to.toUpperCase() === 'MAIN') ?? own[0]
}

/**
 * A user has no address on a network before it is created. If the reply is lost, the list contains the address
 * afterwards.
 */
const create = async (
  context: KucoinContext,
  key: KucoinKey,
  requested: AddressRequest,
): Promise<KucoinDepositAddress> => {
  const created = await createDepositAddress(context, key, requested)
  if (created.currency === requested.currency && created.chainId === requested.chain) return created
  throw new ConnectorError('malformed', 'KuCoin created an address for another currency or network')
}

/** Returns an address only if KuCoin states this currency and network for it, and only while deposits are open. */
export const readDepositAddress = async (
  context: KucoinContext,
  key: KucoinKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  const currency = chain === undefined ? undefined : await readCurrency(context.http, symbol)
  const open = currency?.chains.some(
    ({ chainId, isDepositEnabled, contractAddress }) =>
      chainId === chain && isDepositEnabled && isOurToken({ networkId, symbol }, contractAddress),
  )
  if (chain === undefined || currency === undefined || open !== true) {
    throw new ConnectorError('networkUnsupported', `KuCoin cannot receive ${symbol} on this network right now`)
  }
  const requested = { currency: currency.code, chain }
  const own = (await readOwn(context, key, requested)) ?? (await create(context, key, requested))
  return checkAddress({ address: own.address, tag: own.memo }, networkId, 'KuCoin')
}
