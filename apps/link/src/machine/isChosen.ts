import type { LinkSource } from '@rialto/contract'

import type { Choice } from './state.ts'

/** Whether the choice describes this way to pay. */
export function isChosen(source: LinkSource, { connectionId, symbol, networkId, fundWith }: Choice): boolean {
  const isSamePlace =
    source.connectionId === connectionId && source.toSymbol === symbol && source.networkId === networkId
  const spent = source.kind === 'balance' ? undefined : source.symbol
  return isSamePlace && spent === fundWith?.symbol
}
