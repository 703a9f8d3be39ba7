import { parseUnits } from '../../money/baseUnits.ts'
import { findAsset } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { findPersona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import { setBalances, startingHoldings } from '../ledger/setBalances.ts'
import type { Grant } from '../state/types.ts'
import { problem, withBody, type ControlContext } from './controlContext.ts'

const institutionsOf = (
  { simulators }: ControlContext,
  body: Readonly<Record<string, unknown>>,
): readonly InstitutionName[] => {
  const names = simulators.map(({ name }) => name)
  return body['institution'] === undefined ? names : names.filter(name => name === body['institution'])
}

/** Reads balances from JSON: known symbols and exact decimals. Returns an error text if invalid. */
const readHoldings = (value: unknown): Record<string, string> | string => {
  if (typeof value !== 'object' || value === null) return 'balances must be an object of symbol to amount'
  const holdings: Record<string, string> = {}
  for (const [symbol, amount] of Object.entries(value)) {
    const asset = findAsset(symbol)
    if (asset === undefined || typeof amount !== 'string' || parseUnits(amount, asset.decimals) === undefined) {
      return `${symbol}: not an amount of a known asset`
    }
    holdings[symbol] = amount
  }
  return holdings
}

/** Changes every grant of one persona. */
const changeGrants = (ctx: ControlContext, persona: unknown, change: (grant: Grant) => Grant): SimResponse => {
  if (typeof persona !== 'string' || findPersona(persona) === undefined) return problem(404, 'Unknown persona')
  const grants = [...ctx.store.state.grants.values()].filter(grant => grant.persona === persona)
  if (grants.length > 0) ctx.store.commit(grants.map(grant => ({ type: 'grant', grant: change(grant) })))
  return json(200, { grants: grants.length })
}

const tokenRoutes = (ctx: ControlContext): Route[] => [
  [
    'POST',
    '/control/tokens/expire',
    withBody(({ persona }) => {
      const expiresAtMs = ctx.clock.nowMs()
      return changeGrants(ctx, persona, grant => ({
        ...grant,
        accessTokens: grant.accessTokens.map(t => ({ ...t, expiresAtMs: Math.min(t.expiresAtMs, expiresAtMs) })),
      }))
    }),
  ],
  [
    'POST',
    '/control/tokens/revoke',
    withBody(({ persona }) => changeGrants(ctx, persona, grant => ({ ...grant, revoked: true }))),
  ],
]

/** Money and tokens of the personas. */
export const personaRoutes = (ctx: ControlContext): Route[] => {
  const set = (name: string, body: Readonly<Record<string, unknown>>, holdings: Record<string, string> | string) => {
    if (findPersona(name) === undefined) return problem(404, 'Unknown persona')
    if (typeof holdings === 'string') return problem(400, holdings)
    for (const institution of institutionsOf(ctx, body)) {
      setBalances(ctx.store, { institution, persona: name, holdings, kind: 'adjust', atMs: ctx.clock.nowMs() })
    }
    return json(200, { persona: name })
  }
  return [
    ['POST', '/control/personas/:name/reset', withBody((body, [name = '']) => set(name, body, startingHoldings(name)))],
    [
      'POST',
      '/control/personas/:name/balances',
      withBody((body, [name = '']) => set(name, body, readHoldings(body['balances']))),
    ],
    ...tokenRoutes(ctx),
  ]
}
