import type { BridgeOperation, BridgingStep } from '@rialto/core'

interface ReadStatus {
  status: BridgeOperation['status']
  step: BridgingStep
}

export type StatusTable = Readonly<Record<string, ReadStatus>>

/** An unrecognized status is pending and shows no progress. */
const unknown: ReadStatus = { status: 'pending', step: 'registeredInProvider' }

/** The status of a provider's word. Only explicit final words are final. */
export const readStatus = (table: StatusTable, word: string): ReadStatus =>
  Object.hasOwn(table, word) ? (table[word] ?? unknown) : unknown
