import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { MisdirectedDeposits } from './ports.ts'

/**
 * Sets the rule for coins that arrive on an unsupported network or in an unsupported asset, from the next deposit on.
 */
export const setMisdirectedDeposits = async (
  ctx: CommonContext,
  scope: Scope,
  rule: MisdirectedDeposits,
): Promise<MisdirectedDeposits> => {
  await ctx.store.routes.setMisdirectedDeposits(scope, rule)
  return rule
}
