import { randomUUID } from 'node:crypto'

import { defined } from '@rialto/defined'
import { formatUnits, parseUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { findPersona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, type SimResponse, stableUuid } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { coinbaseNetworks, isoTime } from './data.ts'
import { balanceOf } from '../ledger/entries.ts'

const OPENED_AT = '2024-01-01T00:00:00Z'

/**
 * Types in the real API: a staking account is a `wallet` too, and only `primary` distinguishes it from the sending
 * wallet.
 */
const accountTypes = ['wallet', 'vault', 'fiat'] as const

interface Traits {
  name: string
  type: (typeof accountTypes)[number]
  primary: boolean
}

/**
 * One of a persona's accounts. Only the first of an asset sends and receives, and additional ones have a fixed balance.
 */
export interface CoinbaseAccount extends Traits {
  id: string
  asset: SimulatedAsset
  createdAt: string
  /** Held in a separate account outside the ledger, which can neither send nor receive. */
  heldUnits?: bigint
}

/** An additional account in the journal. */
interface Further {
  id: string
  symbol: string
  units: string
  createdAtMs: number
}

export const accountId = (persona: string, symbol: string): string =>
  stableUuid(`coinbase/account/${persona}/${symbol}`)

const furtherOf = (ctx: Context, persona: string): CoinbaseAccount[] =>
  createKeyValueStore(ctx.store, 'coinbase')
    .list(`accounts/${persona}/`)
    .map(([, value]) => value as Further)
    .flatMap(({ id, symbol, units, createdAtMs }) => {
      const asset = findAsset(symbol)
      if (asset === undefined) return []
      const traits = { name: symbol, type: 'wallet', primary: false } as const
      return [{ ...traits, id, asset, createdAt: isoTime(createdAtMs), heldUnits: BigInt(units) }]
    })
    .reverse()

/**
 * All accounts of a persona. Additional ones come first, the newest of them at the top, as in responses of the real
 * API.
 */
export const accountsOf = (ctx: Context, persona: string): CoinbaseAccount[] => {
  const changes = createKeyValueStore(ctx.store, 'coinbase')
  const first = assets.map((asset): CoinbaseAccount => {
    const isFiat = asset.kind === 'fiat'
    return {
      id: accountId(persona, asset.symbol),
      asset,
      name: isFiat ? `Cash (${asset.symbol})` : `${asset.symbol} Wallet`,
      type: isFiat ? 'fiat' : 'wallet',
      primary: !isFiat,
      createdAt: OPENED_AT,
    }
  })
  return [...furtherOf(ctx, persona), ...first].map(account => ({
    ...account,
    ...(changes.get(`traits/${persona}/${account.id}`) as Partial<Traits> | undefined),
  }))
}

/** An account by its id, the first of an asset by currency code, or the Bitcoin wallet by `primary`. */
export const findAccount = (ctx: Context, persona: string, idOrCode: string): CoinbaseAccount | undefined => {
  const id = accountId(persona, idOrCode === 'primary' ? 'BTC' : idOrCode)
  return accountsOf(ctx, persona).find(account => account.id === idOrCode || account.id === id)
}

const currencyOf = (ctx: Context, asset: SimulatedAsset, index: number) => ({
  code: asset.symbol,
  name: asset.name,
  color: '#5B616E',
  sort_index: 100 + index,
  exponent: asset.decimals,
  type: asset.kind,
  ...(asset.kind === 'fiat'
    ? {}
    : {
        address_regex: listingsOf(ctx.chains, coinbaseNetworks, asset.symbol)[0]?.addressRegex ?? '^\\S+$',
        asset_id: stableUuid(`coinbase/asset/${asset.symbol}`),
      }),
})

/** An account as in `/v2/accounts`. Its balance is the spendable amount, without coins on hold. */
export const accountModel = (ctx: Context, persona: string, account: CoinbaseAccount) => {
  const { id, asset, name, primary, type, createdAt, heldUnits } = account
  const units = heldUnits ?? balanceOf(ctx.store.state, 'coinbase', persona, asset.symbol)
  return {
    id,
    name,
    primary,
    type,
    currency: currencyOf(ctx, asset, assets.indexOf(asset)),
    balance: { amount: formatUnits(units, asset.decimals), currency: asset.symbol },
    created_at: createdAt,
    updated_at: createdAt,
    resource: 'account',
    resource_path: `/v2/accounts/${id}`,
    // Staking accounts have this value as well in the real API.
    allow_deposits: asset.kind === 'crypto',
    allow_withdrawals: asset.kind === 'crypto',
  }
}

/** The first account of an asset in the brokerage API's format, which shows holds. */
export const brokerageAccountModel = (ctx: Context, persona: string, asset: SimulatedAsset) => {
  const amount = (bucket: 'available' | 'hold') => ({
    value: formatUnits(balanceOf(ctx.store.state, 'coinbase', persona, asset.symbol, bucket), asset.decimals),
    currency: asset.symbol,
  })
  return {
    uuid: accountId(persona, asset.symbol),
    name: `${asset.symbol} Wallet`,
    currency: asset.symbol,
    available_balance: amount('available'),
    default: true,
    active: true,
    created_at: OPENED_AT,
    updated_at: OPENED_AT,
    deleted_at: null,
    type: asset.kind === 'fiat' ? 'ACCOUNT_TYPE_FIAT' : 'ACCOUNT_TYPE_CRYPTO',
    ready: true,
    hold: amount('hold'),
  }
}

const readTraits = (body: Readonly<Record<string, unknown>>): Partial<Traits> => {
  const type = accountTypes.find(known => known === body['type'])
  return {
    ...(typeof body['name'] === 'string' ? { name: body['name'] } : {}),
    ...defined({ type }),
    ...(typeof body['primary'] === 'boolean' ? { primary: body['primary'] } : {}),
  }
}

const change = (ctx: Context, persona: string, id: string, traits: Partial<Traits>): void => {
  const notes = createKeyValueStore(ctx.store, 'coinbase')
  const key = `traits/${persona}/${id}`
  notes.set(key, { ...(notes.get(key) as Partial<Traits> | undefined), ...traits })
}

const openAccount = (ctx: Context, body: Readonly<Record<string, unknown>>): SimResponse => {
  const { persona, symbol, amount = '0', ...rest } = body
  const user = typeof persona === 'string' ? findPersona(persona) : undefined
  const asset = typeof symbol === 'string' ? findAsset(symbol) : undefined
  const units = asset && typeof amount === 'string' ? parseUnits(amount, asset.decimals) : undefined
  if (user === undefined || asset === undefined || units === undefined)
    return json(400, { error: 'persona, symbol and amount are required' })
  const further: Further = {
    id: randomUUID(),
    symbol: asset.symbol,
    units: String(units),
    createdAtMs: ctx.clock.nowMs(),
  }
  createKeyValueStore(ctx.store, 'coinbase').set(`accounts/${user.name}/${further.id}`, further)
  change(ctx, user.name, further.id, readTraits(rest))
  return json(201, { id: further.id })
}

/** Actions of a user in Coinbase's application: opens, stakes or renames an account, or makes another one primary. */
export const accountControls = (ctx: Context): Route[] => [
  ['POST', '/accounts', ({ body }) => openAccount(ctx, readJsonObject(body) ?? {})],
  [
    'POST',
    '/accounts/:id',
    ({ body }, [id = '']) => {
      const { persona, ...rest } = readJsonObject(body) ?? {}
      const user = typeof persona === 'string' ? findPersona(persona) : undefined
      const account = user && findAccount(ctx, user.name, id)
      if (user === undefined || account === undefined) return json(404, { error: 'No such account' })
      change(ctx, user.name, account.id, readTraits(rest))
      return json(200, { id: account.id })
    },
  ],
  [
    'DELETE',
    '/accounts/:persona',
    (_, [persona = '']) => {
      const notes = createKeyValueStore(ctx.store, 'coinbase')
      const own = [...notes.list(`accounts/${persona}/`), ...notes.list(`traits/${persona}/`)]
      for (const [key] of own) notes.set(key, undefined)
      return json(200, {})
    },
  ],
]
