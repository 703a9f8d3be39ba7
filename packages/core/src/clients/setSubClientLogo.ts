import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { logoUrl } from './logoUrl.ts'
import type { Logo } from './ports.ts'

/** Replaces the logo with an already sanitized picture. Returns its URL. @throws ApiError `notFound`. */
export const setSubClientLogo = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'settings'>,
  scope: Scope,
  id: string,
  picture: Omit<Logo, 'id'>,
): Promise<string> => {
  const logo = { id: ctx.ids.hex(32), ...picture }
  if (!(await ctx.store.subClients.setLogo(scope, id.toLowerCase(), logo, ctx.clock.nowMs())))
    throw new ApiError('notFound')
  return logoUrl(ctx, logo)
}
