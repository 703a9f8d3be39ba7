import type { AdminOperationId } from '@rialto/contract'

import { useChange, useRead } from '../api/useOperation.ts'

/**
 * Whether a second member has to confirm an operation, and the request for it. Read when a dialog opens: most pages have nothing
 * that may need it.
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
