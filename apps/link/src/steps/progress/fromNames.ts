import type { LinkTransfer } from '@rialto/contract'

import type { Format } from '../../money/createFormat.ts'

/** Names of the payers: for a combined transfer, all accounts that pay it. */
export const fromNames = ({ parts, fromName }: Pick<LinkTransfer, 'parts' | 'fromName'>, format: Format): string => {
  const paying = parts?.filter(({ status }) => status !== 'failed').map(part => part.fromName) ?? []
  return paying.length === 0 ? fromName : format.list([...new Set(paying)])
}
