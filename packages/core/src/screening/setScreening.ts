import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ScreeningMode } from './ports.ts'
import type { ScreeningState } from './screeningState.ts'

/**
 * @throws ApiError `conflict` for any mode but `off` while no list is loaded: it would match nothing, or block
 * everything.
 */
export const setScreening = async (ctx: CommonContext, scope: Scope, mode: ScreeningMode): Promise<ScreeningState> => {
  const lists = await ctx.store.screening.lists()
  if (mode !== 'off' && lists.length === 0)
    throw new ApiError('conflict', {
      message: 'No sanctions list is loaded. The operator names them with RIALTO_SANCTIONS_LISTS.',
    })
  await ctx.store.screening.setMode(scope, mode)
  return { mode, lists }
}
