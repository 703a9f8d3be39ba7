import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import type { LinkDefaults } from './ports.ts'

/** Cached with the client's access, so that creating a link token needs no query for them. */
export const readLinkDefaults = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<LinkDefaults> =>
  (await readFresh(ctx.store.access, scope)).linkDefaults ?? ctx.store.linkDefaults.read(scope)

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
