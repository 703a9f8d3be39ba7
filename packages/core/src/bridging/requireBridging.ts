import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'

/** @throws Fault `permissionDenied` until the feature is enabled for the client (specification, Headless bridging). */
export const requireBridging = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<void> => {
  if (await ctx.store.clients.mayBridge(scope)) return
  throw new Fault('permissionDenied', { message: 'Headless bridging is not enabled for this client' })
}
