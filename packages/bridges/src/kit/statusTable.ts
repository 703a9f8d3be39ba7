import type { BridgeOperation, BridgingStep } from '@rialto/core'

interface ReadStatus {
  status: BridgeOperation['status']
  step: BridgingStep
}

export type StatusTable = Readonly<Record<string, ReadStatus>>

/** A word nobody knows says nothing: still going on, no further than before. */
const unknown: ReadStatus = { status: 'pending', step: 'registeredInProvider' }

/** What a provider's word means. Only its explicit words are final. */
export const readStatus = (table: StatusTable, word: string): ReadStatus =>
  Object.hasOwn(table, word) ? (table[word] ?? unknown) : unknown
