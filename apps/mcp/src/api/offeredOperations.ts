import { type Operation, type OperationId, operations } from '@rialto/contract'

/** Operations of a deposit, offered in addition to all reads: from the account to the transfer. */
const ofDeposits: readonly OperationId[] = [
  'authenticate',
  'createLinkToken',
  'getLinkResult',
  'configureTransfer',
  'previewTransfer',
  'executeTransfer',
]

export const isRead = ({ permission }: Operation): boolean => permission !== 'write'

/**
 * The operations offered as tools, in the contract's order. Orders and operations that remove or change data are not
 * among them.
 */
export const offeredOperations: readonly Operation[] = operations.filter(
  operation => isRead(operation) || ofDeposits.includes(operation.id),
)
