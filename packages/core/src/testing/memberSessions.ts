import type { MemberSession } from '../team/ports.ts'
import { anna, memberContext } from './memberContext.ts'

export const browser = { ipAddress: '203.0.113.1', userAgent: 'x'.repeat(400) }

/** Sessions of Anna in memory. */
export const sessionContext = () => {
  const stored: (MemberSession & { tokenHash: Uint8Array })[] = []
  const { ctx, time } = memberContext({
    members: { listClients: async () => [] },
    memberSessions: {
      insert: async (_, session) => void stored.push(session),
      find: async (_, hash, since) => {
        const found = stored.find(
          one =>
            Buffer.from(one.tokenHash).equals(hash) &&
            one.createdAtMs > since.begunMs &&
            one.lastUsedAtMs > since.usedMs,
        )
        return found && { id: found.id, lastUsedAtMs: found.lastUsedAtMs, member: anna }
      },
      touch: async (_, atMs) => void stored.forEach(one => Object.assign(one, { lastUsedAtMs: atMs })),
      end: async (memberId, id) => memberId === anna.id && stored.some(one => one.id === id),
    },
  })
  time.nowMs = Date.UTC(2026, 0, 2)
  return { ctx, stored, advance: (ms: number) => (time.nowMs += ms) }
}
