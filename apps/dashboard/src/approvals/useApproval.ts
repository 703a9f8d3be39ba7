import type { AdminOperationId } from '@rialto/contract'

import { useChange, useRead } from '../api/useOperation.ts'

/**
 * Whether an operation needs a second member's confirmation, and the request for it. Read when a dialog opens, because
 * most pages have no such operation.
 */
export const useApproval = (id: AdminOperationId, isOpen: boolean) => {
  const settings = useRead('readApprovalSettings', {}, { enabled: isOpen })
  const change = useChange('requestApproval')
  const listed = settings.data?.operations ?? []
  // The list itself is replaced by two members once it has an entry.
  const isList = id === 'replaceApprovalSettings' && listed.length > 0
  const operation = isList ? id : listed.find(one => one === id)
  const ask = ({ params, body }: { params?: object | undefined; body?: unknown }) => {
    if (operation) change.mutate({ body: { operation, params: { ...params }, body: { ...(body as object) } } })
  }
  return { isNeeded: operation !== undefined, change, ask }
}
