import type { AuditEntry, AuditRepository, NewAuditEntry } from '../team/ports.ts'

/** An audit log in memory. */
export const auditLog = () => {
  const entries: AuditEntry[] = []
  const begun = new Map<string, NewAuditEntry>()
  const repository: AuditRepository = {
    begin: async (_, id, entry) => void begun.set(id, entry),
    drop: async (_, id) => void begun.delete(id),
    listBegun: async (_, beforeMs) =>
      [...begun].filter(([, { atMs }]) => atMs < beforeMs).map(([id, entry]) => ({ id, entry })),
    async append(_, entry, hashOf, { id, isAbandoned }) {
      if (!begun.delete(id) && isAbandoned) return
      const numbered = { ...entry, number: entries.length + 1, previousHash: entries.at(-1)?.hash ?? '' }
      entries.push({ ...numbered, hash: hashOf(numbered) })
    },
    list: async (_, { beforeNumber = Infinity, count }) =>
      entries
        .filter(({ number }) => number < beforeNumber)
        .reverse()
        .slice(0, count),
  }
  return { entries, begun, repository }
}
