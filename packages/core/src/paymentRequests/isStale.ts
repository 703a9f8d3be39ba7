import { findNetwork, type NetworkType } from '@rialto/catalog'

const minute = 60_000

/**
 * The longest time between two blocks that is usual on a network, with a margin. Bitcoin has gaps of more than an hour
 * several times a year.
 */
const limitsMs: Partial<Record<NetworkType, number>> = {
  evm: 5 * minute,
  solana: 2 * minute,
  tron: 2 * minute,
  ripple: 2 * minute,
  stellar: 2 * minute,
  tvm: 2 * minute,
  cosmos: 2 * minute,
  noble: 2 * minute,
  bitcoin: 180 * minute,
}

/** Whether the newest block of a node is too old for a chain that makes blocks: the node, or the chain, stands still. */
export const isStale = (
  networkId: string,
  { headAtMs, nowMs }: { headAtMs: number | undefined; nowMs: number },
): boolean => {
  const networkType = findNetwork(networkId)?.networkType
  const limitMs = (networkType && limitsMs[networkType]) ?? 5 * minute
  return headAtMs !== undefined && nowMs - headAtMs > limitMs
}
