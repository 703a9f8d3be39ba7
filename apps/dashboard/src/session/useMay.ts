import type { AdminOperationId } from '@rialto/contract'

import { operations } from '../api/operations.generated.ts'
import { useClientId } from '../api/useOperation.ts'
import { useSession } from './useSession.ts'

/** Roles with their rank, the lowest first. */
const ranks = { member: 0, readOnly: 1, support: 2, developer: 3, owner: 4, operator: 5 } as const

/**
 * Whether the session's member has the role that this operation requires for the selected client. Only hides buttons;
 * the server enforces the role.
 */
export const useMay = (id: AdminOperationId): boolean => {
  const clientId = useClientId()
  const { data: session } = useSession()
  if (!session) return false
  const role = session.clients.find(one => one.clientId === clientId)?.role ?? 'member'
  return ranks[session.isOperator ? 'operator' : role] >= ranks[operations[id].role]
}
