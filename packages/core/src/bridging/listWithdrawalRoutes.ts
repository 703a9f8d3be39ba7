import type { Scope } from '../kernel/scope.ts'
import { listRoutesOf, type Options, type RoutesContext } from './listRoutes.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
import type { BridgingRoute } from './ports.ts'

/** The routes by which a client that sends from one of `sources` can pay. */
export const listWithdrawalRoutes = (
  ctx: RoutesContext,
  scope: Scope,
  { sources, ...options }: Options & { sources: readonly BridgingPair[] },
): Promise<BridgingRoute[]> => listRoutesOf(ctx, scope, 'origin', sources, options)
