import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { dayMs } from './commitRelay.ts'
import type { Relay, RelayFamily, RelayLimits } from './ports.ts'

const shown = 20

/** The relayer's account in each family, and its last transactions, the newest first. */
export const readRelayer = async ({
  store,
  environment,
}: Pick<Context, 'store' | 'environment'>): Promise<{
  addresses: Readonly<Record<RelayFamily, string | undefined>>
  relays: readonly Relay[]
}> => {
  const [evm, solana] = [
    await store.relays.address(environment, 'evm'),
    await store.relays.address(environment, 'solana'),
  ]
  return { addresses: { evm, solana }, relays: await store.relays.list(environment, shown) }
}

/** A client's limits with the fees of the last 24 hours. */
export const readRelayLimits = async (
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  scope: Scope,
): Promise<(RelayLimits & { used: bigint })[]> => {
  const all = await store.relays.listLimits(scope)
  return Promise.all(
    all.map(async limits => ({
      ...limits,
      used: await store.relays.spent(scope, limits.networkId, clock.nowMs() - dayMs),
    })),
  )
}
