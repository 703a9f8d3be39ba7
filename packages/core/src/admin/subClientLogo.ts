import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Logo, SubClient } from './ports.ts'

/** URL of the logo. Each upload has its own, so that caches may keep it forever. */
export const logoUrl = (ctx: Context, logo: NonNullable<SubClient['logo']>): string =>
  `${ctx.settings.linkOrigin}/assets/logos/${logo.id}.${logo.format}`

/** Replaces the logo with an already sanitized picture. Returns its URL. @throws ApiError `notFound`. */
export const setSubClientLogo = async (
  ctx: Context,
  scope: Scope,
  id: string,
  picture: Omit<Logo, 'id'>,
): Promise<string> => {
  const logo = { id: ctx.ids.hex(32), ...picture }
  if (!(await ctx.store.subClients.setLogo(scope, id.toLowerCase(), logo, ctx.clock.nowMs())))
    throw new ApiError('notFound')
  return logoUrl(ctx, logo)
}

/** Does nothing without a logo. @throws ApiError `notFound` if the sub-client does not exist. */
export const removeSubClientLogo = async (ctx: Context, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.subClients.removeLogo(scope, id.toLowerCase()))) throw new ApiError('notFound')
}
