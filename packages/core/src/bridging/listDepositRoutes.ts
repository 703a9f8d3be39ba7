import type { Scope } from '../kernel/scope.ts'
import { listRoutesOf, type Options, type RoutesContext } from './listRoutes.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
import type { BridgingRoute } from './ports.ts'

/** The routes by which a client that receives at one of `destinations` can be paid. */
export const listDepositRoutes = (
  ctx: RoutesContext,
  scope: Scope,
  { destinations, ...options }: Options & { destinations: readonly BridgingPair[] },
): Promise<BridgingRoute[]> => listRoutesOf(ctx, scope, 'destination', destinations, options)
