import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'
import { findRoute } from './findRoute.ts'
import type { BridgingPair } from './ports.ts'

export interface BridgingAddressInput {
  origin: BridgingPair
  destination: BridgingPair & { address: string }
}

/**
 * A single-use address that turns a pay-in into a payout elsewhere. No provider that issues addresses can be configured
 * yet, so it only ever refuses.
 *
 * @throws Fault `badRequest` as `findRoute`, and for a route whose provider issues no addresses.
 */
export const createBridgingAddress = async (
  ctx: Pick<Context, 'bridging'>,
  scope: Scope,
  { origin, destination }: BridgingAddressInput,
): Promise<never> => {
  const { route } = await findRoute(ctx, scope, { origin, destination })
  throw new Fault('badRequest', { message: `${route.displayName} issues no bridging addresses.` })
}
