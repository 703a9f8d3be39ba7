import type { LinkSource } from '@rialto/contract'

import type { Choice } from './state.ts'

/** Whether this is the way to pay that the choice describes. */
export function isChosen(source: LinkSource, { connectionId, symbol, networkId, fundWith }: Choice): boolean {
  const isSamePlace =
    source.connectionId === connectionId && source.toSymbol === symbol && source.networkId === networkId
  const spent = source.kind === 'balance' ? undefined : source.symbol
  return isSamePlace && spent === fundWith?.symbol
}
