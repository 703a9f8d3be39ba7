import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse, stableUuid } from '../http/types.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { balanceOf } from '../ledger/entries.ts'

const CREATED_AT = '2024-01-01T00:00:00Z'

const userIdOf = (persona: string): number => parseInt(stableUuid(`gate/user/${persona}`).slice(0, 7), 16) + 1

const accounts = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const requested = params.get('currency')
  const rows = assets.flatMap(({ symbol, kind, decimals }) => {
    if (kind === 'fiat' || (requested !== null && requested !== symbol)) return []
    const [free, held] = [balanceOf(ctx.store.state, 'gateIo', persona.name, symbol), heldOf(ctx, persona, symbol)]
    if (free === 0n && held === 0n) return []
    return [
      { currency: symbol, available: formatShort(free, decimals), locked: formatShort(held, decimals), update_id: 1 },
    ]
  })
  return json(200, rows)
}

const heldOf = (ctx: Context, { name }: Persona, symbol: string): bigint =>
  balanceOf(ctx.store.state, 'gateIo', name, symbol, 'hold')

const detail = ({ name }: Persona) => ({
  user_id: userIdOf(name),
  ip_whitelist: [],
  currency_pairs: [],
  key: { mode: 1 },
  tier: 0,
  copy_trading_role: 0,
})

const mainKey = ({ name, behaviour }: Persona) => ({
  state: 1,
  mode: 1,
  name: 'Rialto',
  currency_pairs: [],
  user_id: userIdOf(name),
  ip_whitelist: [],
  perms: ['wallet', 'spot', 'account', ...(behaviour === 'readOnlyKey' ? [] : ['withdraw'])].map(perm => ({
    name: perm,
    read_only: perm !== 'withdraw',
  })),
  key: name,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  last_access: CREATED_AT,
})

/** A user's balances, and their key's permissions. */
export const accountRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v4/spot/accounts', withSignature(ctx, caller => accounts(ctx, caller))],
  ['GET', '/api/v4/account/detail', withSignature(ctx, ({ persona }) => json(200, detail(persona)))],
  ['GET', '/api/v4/account/main_keys', withSignature(ctx, ({ persona }) => json(200, mainKey(persona)))],
]
