import { findNetwork, parseDecimal } from '@rialto/catalog'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import { listUsableNetworks } from '../transfers/listUsableNetworks.ts'
import type { LinkDefaults, TransferTerms } from './ports.ts'

/** Cached with the client's access, so that creating a link token needs no query for them. */
export const readLinkDefaults = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<LinkDefaults> =>
  (await readFresh(ctx.store.access, scope)).linkDefaults ?? ctx.store.linkDefaults.read(scope)

interface TransferTermsInput {
  /** Decimal string, 0 to 1. */
  clientFee: string
  isInclusiveFeeEnabled?: boolean | undefined
  /** Decimal string in USD. Absent: none. */
  minAmountInFiat?: string | undefined
}

/** Decimals that PostgreSQL stores. A ratio with more would be changed when it is stored. */
const maxPlaces = 18

/** @throws ApiError `invalidField`. */
export const replaceTransferTerms = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  { clientFee, isInclusiveFeeEnabled = false, minAmountInFiat }: TransferTermsInput,
): Promise<TransferTerms> => {
  const terms = {
    clientFeeRatio: readDecimal('clientFee', clientFee),
    isInclusiveFeeEnabled,
    minAmountInFiat: minAmountInFiat === undefined ? undefined : readDecimal('minAmountInFiat', minAmountInFiat),
  }
  await ctx.store.linkDefaults.replaceTerms(scope, terms)
  ctx.store.access.forget(scope)
  return terms
}

const readDecimal = (path: string, text: string): string => {
  const decimal = parseDecimal(text)
  const places = decimal?.split('.')[1]?.length ?? 0
  if (decimal === undefined || places > maxPlaces)
    throw invalidField(path, `must be a decimal with at most ${maxPlaces} places`)
  return decimal
}

/** Empty: every network. @throws ApiError `networkNotSupported`. */
export const replaceOfferedNetworks = async (
  ctx: Context,
  scope: Scope,
  networkIds: readonly string[],
): Promise<readonly string[]> => {
  const usable = new Set(listUsableNetworks(ctx).map(({ network }) => network.id))
  const chosen = [...new Set(networkIds.map(id => id.toLowerCase()))]
  const unknown = chosen.find(id => !usable.has(id))
  if (unknown !== undefined)
    throw new ApiError('networkNotSupported', {
      message: `networkIds: ${findNetwork(unknown)?.name ?? unknown} is not a network of this installation.`,
    })
  await ctx.store.linkDefaults.replaceNetworks(scope, chosen)
  ctx.store.access.forget(scope)
  return chosen
}

/**
 * Networks that both a client and a Link configuration allow. An empty list of either restricts nothing.
 *
 * @throws ApiError `invalidField` where nothing is left.
 */
export const networksOfBoth = (
  { networkIds: own }: Pick<LinkDefaults, 'networkIds'>,
  configured: readonly string[],
): readonly string[] => {
  if (own.length === 0 || configured.length === 0) return own.length === 0 ? configured : own
  const left = configured.filter(id => own.includes(id))
  if (left.length === 0) throw invalidField('configurationId', 'none of its networks is one that the client offers')
  return left
}
