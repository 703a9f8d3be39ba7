import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { codeOf, krakenResult } from './assetCodes.ts'
import { privateRoute } from './withKey.ts'
import { sha256Hex } from '../http/types.ts'
import { balanceOf } from '../ledger/entries.ts'

/** An IIBAN: Kraken's own account number. */
export const ibanOf = (persona: string): string => {
  const letters = sha256Hex(`kraken/${persona}`).toUpperCase()
  return `AA${(parseInt(letters.slice(0, 4), 16) % 90) + 10} ${letters.slice(4, 8)} ${letters.slice(8, 12)} ${letters.slice(12, 16)}`
}

/** All assets ever owned are listed, without coins being withdrawn. */
const balancesOf = (ctx: Context, persona: string): Record<string, { balance: string; hold_trade: string }> =>
  Object.fromEntries(
    assets.flatMap(({ symbol, decimals }) => {
      const units = balanceOf(ctx.store.state, 'kraken', persona, symbol)
      const hold = formatUnits(0n, decimals)
      return units === 0n
        ? []
        : [[codeOf(symbol), { balance: formatUnits(units, decimals), hold_trade: hold }] as const]
    }),
  )

/** Permissions of a key, and its owner's balances. */
export const accountRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'GetApiKeyInfo', 'none', ({ persona, key, params }) =>
    krakenResult({
      apiKeyName: key.name,
      apiKey: key.id,
      nonce: params.get('nonce') ?? '',
      nonceWindow: 0,
      permissions: key.rights,
      iban: ibanOf(persona.name),
      validUntil: String(key.validUntilS),
      queryFrom: '0',
      queryTo: '0',
      createdTime: String(key.createdAtS),
      modifiedTime: String(key.createdAtS),
      ipAllowlist: [],
      lastUsed: String(Math.floor(ctx.clock.nowMs() / 1_000)),
    }),
  ),
  privateRoute(ctx, 'BalanceEx', 'query-funds', ({ persona }) => krakenResult(balancesOf(ctx, persona.name))),
]
