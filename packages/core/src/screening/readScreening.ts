import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ScreeningState } from './screeningState.ts'

export const readScreening = async (ctx: CommonContext, scope: Scope): Promise<ScreeningState> => {
  const [mode, lists] = await Promise.all([ctx.store.screening.mode(scope), ctx.store.screening.lists()])
  return { mode, lists }
}
