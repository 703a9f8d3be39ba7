import type { AdminOperationId } from '@rialto/contract'

import { useChange, useRead } from '../api/useOperation.ts'

/**
 * Whether an operation needs a second member's confirmation, and the request for it. Read when a dialog opens, because
 * most pages have no such operation.
 */
export const useApproval = (id: AdminOperationId, isOpen: boolean) => {
  const settings = useRead('readApprovalSettings', {}, { enabled: isOpen })
  const change = useChange('requestApproval')
  const operation = settings.data?.operations.find(one => one === id)
  const ask = ({ params, body }: { params?: object | undefined; body?: unknown }) => {
    if (operation) change.mutate({ body: { operation, params: { ...params }, body: { ...(body as object) } } })
  }
  return { isNeeded: operation !== undefined, change, ask }
}
