import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { AuthorizableToken } from './ports.ts'
import { relayFamilyOf } from './relayFamilyOf.ts'

type OfferContext = Pick<Context, 'store' | 'relaying' | 'environment'>

/** Whether the relayer sends payments on the network for the client. No node is asked. */
export const isRelayedFor = async (
  { store, relaying, environment }: OfferContext,
  { scope, networkId }: { scope: Scope; networkId: string },
): Promise<boolean> =>
  relaying.relays(networkId) &&
  (await store.relays.address(environment, relayFamilyOf(networkId))) !== undefined &&
  (await store.relays.limits(scope, networkId)) !== undefined

/** The asset, if the relayer sends it for the client. */
export const offeredToken = async (
  ctx: OfferContext,
  { scope, networkId, symbol }: { scope: Scope; networkId: string; symbol: string },
): Promise<AuthorizableToken | undefined> =>
  (await isRelayedFor(ctx, { scope, networkId })) ? ctx.relaying.token(networkId, symbol) : undefined
