import { add, compare } from '@rialto/catalog'
import { type Connected, ConnectorError, type DepositAddress, type FiatBalance, type Holding } from '@rialto/core'
import { freeWithin, isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { asHoldings } from '../../kit/balances/ownedRows.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import {
  fetchConfiguration,
  fetchDepositAddresses,
  fetchFunding,
  fetchTrading,
  keyOf,
  type OkxContext,
  type OkxKey,
  tagOf,
} from './api.ts'
import { permissions } from './descriptor.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { chainName, readChains } from './assets.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

/** One coin over the funding and the trading account. */
export interface AccountRow {
  symbol: string
  /** Amount that can be withdrawn now: withdrawals leave only the funding account. */
  free: string
  /** Amount that is not locked, in both accounts. */
  spendable: string
  /** Negative if the trading account's debt exceeds the holdings of both accounts. */
  total: string
}

export const readFunding = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const rows = await fetchFunding(context, key)
  return rows.map(({ ccy, bal, availBal }) => ({ symbol: ccy, free: availBal, spendable: availBal, total: bal }))
}

export const readTrading = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const rows = await fetchTrading(context, key)
  return rows.map(row => ({ symbol: row.ccy, free: '0', spendable: row.availBal || '0', total: row.cashBal }))
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
const readAccounts = async (context: OkxContext, key: OkxKey): Promise<AccountRow[]> => {
  const rows = new Map<string, AccountRow>()
  for (const read of [readFunding, readTrading]) {
    for (const row of await read(context, key)) rows.set(row.symbol, sum(rows.get(row.symbol), row))
  }
  return [...rows.values()]
}

/** OKX lists its fiat beside its coins. Locked amounts count as cash, but not as buying power; a debt is not cash. */
export const readBalances = async (context: OkxContext, key: OkxKey): Promise<FiatBalance[]> => {
  const rows = await readAccounts(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && compare(row.total, '0') > 0)
    .map(row => ({ currencyCode: row.symbol, cash: row.total, buyingPower: freeWithin(row.spendable, row.total) }))
}

/** Holdings of both accounts, and the part that can be withdrawn. A debt is not a holding. */
export const readHoldings = async (context: OkxContext, key: OkxKey): Promise<Holding[]> =>
  asHoldings(await readAccounts(context, key))

/**
 * Tests the key: its permissions, and that both accounts can be read. A sub-account's key is rejected: it has neither
 * withdrawals nor deposits.
 */
export const connectWithKey = async (
  context: OkxContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await fetchConfiguration(context, key)
  if (may.uid !== may.mainUid) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key belongs to a sub-account: create one on the main account',
      { permission: permissions.mainAccount },
    )
  }
  await readAccounts(context, key)
  const missing = may.perm.split(',').includes('withdraw') ? [] : [permissions.withdraw]
  return {
    credentials,
    account: { upstreamId: may.uid, name: `OKX ${may.uid}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}

/**
 * Returns an address only if OKX states this coin and network for it, and only while deposits are open. Of several,
 * the one that the account's own page shows.
 */
export const readDepositAddress = async (
  context: OkxContext,
  key: OkxKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const chain = upstream === undefined ? undefined : chainName(symbol, upstream)
  const chains = chain === undefined ? [] : await readChains(context, key, symbol)
  if (!chains.some(entry => entry.chain === chain && entry.canDep && isOurToken({ networkId, symbol }, entry.ctAddr))) {
    throw new ConnectorError('networkUnsupported', `OKX cannot receive ${symbol} on this network right now`)
  }
  const rows = await fetchDepositAddresses(context, key, symbol)
  const here = rows.filter(row => row.ccy === symbol && row.chain === chain)
  const own = here.find(row => row.selected === true) ?? here[0]
  if (own === undefined) throw new ConnectorError('malformed', 'OKX returned an address for another coin or network')
  return checkAddress({ address: own.addr, tag: tagOf(own) }, networkId, 'OKX')
}
