import { findNetworkByCaip2, findToken, type Network } from '@rialto/catalog'
import type { BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

/**
 * Our own catalog's entry for one side of a pair. A symbol alone proves nothing, because anyone may issue a token
 * called USDC.
 */
export interface CatalogToken {
  network: Network
  symbol: string
  /** The network's own coin. */
  isNative: boolean
  /** Its contract, mint or issuer, if the catalog has it. */
  contract?: string
  decimals?: number
}

/** `undefined` for an unknown network. */
export const catalogToken = ({ network: caip2, asset }: BridgingPair): CatalogToken | undefined => {
  const network = findNetworkByCaip2(caip2)
  if (network === undefined) return undefined
  const symbol = asset.toUpperCase()
  const token = findToken(network.id, symbol)
  return {
    network,
    symbol,
    isNative: symbol === network.nativeSymbol.toUpperCase() && token?.address === undefined,
    ...defined({ contract: token?.address, decimals: token?.decimals }),
  }
}
