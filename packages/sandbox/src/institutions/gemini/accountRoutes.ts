import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { json, sha256Hex } from '../http/types.ts'
import { rolesOf } from './keys.ts'
import { privateRoute, rights } from './privateRoute.ts'
import { balanceOf } from '../ledger/entries.ts'

const OPENED_AT_MS = Date.UTC(2020, 0, 1)

/** The opening time differs between accounts and follows from the persona's name. */
const openedAtMs = (persona: string): number =>
  OPENED_AT_MS + (parseInt(sha256Hex(persona).slice(0, 7), 16) % 86_400_000)

const accountModel = (persona: string) => ({
  account: { accountName: 'Primary', shortName: 'primary', type: 'exchange', created: String(openedAtMs(persona)) },
  users: [
    {
      name: `${persona} Sandbox`,
      lastSignIn: '2026-01-12T13:37:39.453Z',
      status: 'Active',
      countryCode: 'US',
      isVerified: true,
    },
  ],
  memo_reference_code: `GEM${sha256Hex(persona).slice(0, 6).toUpperCase()}`,
})

/** `amount` includes pending withdrawals until they are on the chain. The other two do not. */
const balancesOf = (ctx: Context, persona: string) =>
  assets.flatMap(({ symbol, decimals }) => {
    const free = balanceOf(ctx.store.state, 'gemini', persona, symbol)
    const held = balanceOf(ctx.store.state, 'gemini', persona, symbol, 'hold')
    if (free + held === 0n) return []
    const available = formatShort(free, decimals)
    const amount = formatShort(free + held, decimals)
    return [{ type: 'exchange', currency: symbol, amount, available, availableForWithdrawal: available }]
  })

/** Permissions of a key, its owner and their balances. */
export const accountRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'POST', '/v1/roles', rights.account, ({ persona }) => {
    const roles = rolesOf(persona)
    return json(200, {
      isAuditor: roles.includes('Auditor'),
      isFundManager: roles.includes('FundManager'),
      isTrader: roles.includes('Trader'),
    })
  }),
  privateRoute(ctx, 'POST', '/v1/account', rights.account, ({ persona }) => json(200, accountModel(persona.name))),
  privateRoute(ctx, 'POST', '/v1/balances', rights.balances, ({ persona }) => json(200, balancesOf(ctx, persona.name))),
]
