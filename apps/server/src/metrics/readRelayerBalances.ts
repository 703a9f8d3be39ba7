import { coinDecimalsOf, type Context, relayFamilyOf } from '@rialto/core'

export interface RelayerBalance {
  networkId: string
  /** A measurement: no amount is computed from it. */
  coins: number
}

const keptMs = 60_000

/**
 * The relayer's coins beyond its reservations, on networks with limits. Nodes are asked once a minute at most, however
 * often metrics are read.
 */
export const readRelayerBalances = (
  ctx: Pick<Context, 'store' | 'relaying' | 'environment'>,
  nowMs: () => number,
): (() => Promise<readonly RelayerBalance[]>) => {
  let kept: { atMs: number; balances: Promise<readonly RelayerBalance[]> } | undefined
  return () => {
    if (!kept || nowMs() - kept.atMs >= keptMs) kept = { atMs: nowMs(), balances: readAll(ctx) }
    return kept.balances
  }
}

const readAll = async ({
  store: { relays },
  relaying,
  environment,
}: Pick<Context, 'store' | 'relaying' | 'environment'>): Promise<readonly RelayerBalance[]> => {
  const networkIds = (await relays.limitedNetworks(environment)).filter(id => relaying.relays(id))
  const read = async (networkId: string): Promise<RelayerBalance[]> => {
    const address = await relays.address(environment, relayFamilyOf(networkId))
    if (address === undefined) return []
    const { balance } = await relaying.account(networkId, address)
    const free = balance - (await relays.outstanding(environment, networkId, address))
    return [{ networkId, coins: Number(free) / 10 ** coinDecimalsOf(networkId) }]
  }
  return (await Promise.all(networkIds.map(id => read(id).catch(() => [])))).flat()
}
