import type { BridgingPair } from '@rialto/core'

import type { EndColumns } from './tables.ts'

/** Both legs as columns, and back. */
export const endColumns = ({
  origin,
  destination,
}: {
  origin: BridgingPair
  destination: BridgingPair
}): EndColumns => ({
  origin_network: origin.network,
  origin_asset: origin.asset,
  destination_network: destination.network,
  destination_asset: destination.asset,
})

export const pairOf = (row: EndColumns): { origin: BridgingPair; destination: BridgingPair } => ({
  origin: { network: row.origin_network, asset: row.origin_asset },
  destination: { network: row.destination_network, asset: row.destination_asset },
})
