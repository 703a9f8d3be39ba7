import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import type { Deposit } from '../state/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { codeOf, depositMethodOf, krakenError, krakenResult } from './assetCodes.ts'
import { readListings } from './readListing.ts'
import { readRange } from './readRange.ts'
import { type Caller, privateRoute } from './withKey.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

/** Default number of deposits per page. */
const DEFAULT_LIMIT = 25

const depositModel = (d: Deposit) => {
  const { decimals } = assetOf(d.asset)
  return {
    method: depositMethodOf(d.asset, d.network),
    aclass: 'currency',
    asset: codeOf(d.asset),
    refid: `FT${d.id.replaceAll('-', '').slice(0, 26)}`,
    txid: d.hash,
    info: d.address,
    amount: formatUnits(BigInt(d.amountUnits), decimals),
    fee: formatUnits(0n, decimals),
    time: Math.floor(d.createdAtMs / 1_000),
    status: 'Success',
  }
}

const depositAddresses = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const listed = readListings(ctx, params.get('asset'))
  if ('status' in listed) return listed
  const method = params.get('method')
  if (!listed.open.some(({ networkName }) => depositMethodOf(listed.symbol, networkName) === method)) {
    return krakenError('EFunding:Unknown method')
  }
  const records = createKeyValueStore(ctx.store, 'kraken')
  const made = `deposit/${persona.name}/${listed.symbol}/${method ?? ''}`
  if (params.get('new') === 'true') records.set(made, true)
  else if (records.get(made) === undefined) return krakenResult([])
  const account = depositAccount('perUser', persona.name, listed.symbol)
  return krakenResult([{ address: ctx.chains.depositAddress({ institution: 'kraken', account }), expiretm: '0' }])
}

/** Deposit methods, addresses and deposits. An address exists after a request with `new`. */
export const depositRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'DepositMethods', 'query-funds', ({ params }) => {
    const listed = readListings(ctx, params.get('asset'))
    if ('status' in listed) return listed
    return krakenResult(
      listed.open.map(({ networkName }) => ({
        method: depositMethodOf(listed.symbol, networkName),
        limit: false,
        fee: '0.0000000000',
        'gen-address': true,
        minimum: '0.00001',
      })),
    )
  }),
  privateRoute(ctx, 'DepositAddresses', 'query-funds', caller => depositAddresses(ctx, caller)),
  privateRoute(ctx, 'DepositStatus', 'query-funds', ({ persona, params }) => {
    const range = readRange(params, DEFAULT_LIMIT)
    const rows = ctx.deposits
      .list()
      .filter(d => d.institution === 'kraken' && d.persona === persona.name && range.isRequested(d.asset))
      .map(depositModel)
    return krakenResult(range.page(rows))
  }),
]
