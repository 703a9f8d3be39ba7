import type { AccessContext } from '../access/accessContext.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SanctionsList, ScreeningMode } from './ports.ts'

/** A client's setting, and the lists that it applies to. */
export interface ScreeningState {
  mode: ScreeningMode
  lists: SanctionsList[]
}

export const readScreening = async (ctx: AccessContext, scope: Scope): Promise<ScreeningState> => {
  const [mode, lists] = await Promise.all([ctx.store.screening.mode(scope), ctx.store.screening.lists()])
  return { mode, lists }
}

/**
 * @throws ApiError `conflict` for any mode but `off` while no list is loaded: it would match nothing, or block
 * everything.
 */
export const setScreening = async (ctx: AccessContext, scope: Scope, mode: ScreeningMode): Promise<ScreeningState> => {
  const lists = await ctx.store.screening.lists()
  if (mode !== 'off' && lists.length === 0)
    throw new ApiError('conflict', {
      message: 'No sanctions list is loaded. The operator names them with RIALTO_SANCTIONS_LISTS.',
    })
  await ctx.store.screening.setMode(scope, mode)
  return { mode, lists }
}
