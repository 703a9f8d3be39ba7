import type { Actor, ApprovalRequest } from '../team/ports.ts'
import { memberContext } from './memberContext.ts'

export const scope = { clientId: 'client', environment: 'sandbox' } as const

export const member = (id: string): Actor => ({
  kind: 'member',
  id,
  name: `${id}@example.com`,
  ipAddress: '203.0.113.1',
})

/** A change that Anna requests and that needs a second member. */
export const requestedChange = {
  operation: 'setScreening',
  params: {},
  body: { mode: 'off' },
  requestedBy: member('anna'),
}

/** Requests in memory. The member `gone` has left the client; others count as second members from these times on. */
export const approvalContext = (approvesFrom: Readonly<Record<string, number>> = {}) => {
  const requests = new Map<string, ApprovalRequest>()
  const live = (id: string, atMs: number) => {
    const found = requests.get(id)
    return found && found.expiresAtMs > atMs ? found : undefined
  }
  const { ctx, time } = memberContext({
    members: {
      findRole: async (_, id) => (id === 'gone' ? undefined : 'developer'),
      isOperator: async () => false,
      findApprovesFrom: async (_, id) => approvesFrom[id],
    },
    approvals: {
      insert: async (_, request) => void requests.set(request.id, request),
      find: async (_, id, atMs) => live(id, atMs),
      remove: async (_, id, atMs) => live(id, atMs) !== undefined && requests.delete(id),
    },
  })
  return { ctx, advance: (ms: number) => (time.nowMs += ms) }
}
