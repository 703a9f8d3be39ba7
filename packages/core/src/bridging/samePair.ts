import type { BridgingPair } from './ports.ts'

/** CAIP-2 ids are case-sensitive, symbols are not. */
export const samePair = (a: BridgingPair, b: BridgingPair): boolean =>
  a.network === b.network && a.asset.toUpperCase() === b.asset.toUpperCase()

/** For sets and maps. */
export const pairKey = ({ network, asset }: BridgingPair): string => `${network} ${asset.toUpperCase()}`
