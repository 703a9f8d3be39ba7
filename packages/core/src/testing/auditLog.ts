import type { AuditEntry, AuditHead, AuditRepository, NewAuditEntry } from '../team/ports.ts'

/** An audit log in memory. */
export const auditLog = () => {
  const entries: AuditEntry[] = []
  /** Client of each entry's log. */
  const logs: string[] = []
  const begun = new Map<string, NewAuditEntry>()
  let head: AuditHead | undefined
  const repository: AuditRepository = {
    begin: async (_, id, entry) => void begun.set(id, entry),
    drop: async (_, id) => void begun.delete(id),
    listBegun: async (_, beforeMs) =>
      [...begun].filter(([, { atMs }]) => atMs < beforeMs).map(([id, entry]) => ({ id, entry })),
    async append(scope, entry, hashOf, { id, isAbandoned }) {
      if (!begun.delete(id) && isAbandoned) return
      const numbered = { ...entry, number: entries.length + 1, previousHash: entries.at(-1)?.hash ?? '0'.repeat(64) }
      const hash = hashOf(numbered)
      entries.push({ ...numbered, hash })
      logs.push(scope.clientId)
      head = { number: numbered.number, hash }
    },
    list: async (_, { beforeNumber = Infinity, count }) =>
      entries
        .filter(({ number }) => number < beforeNumber)
        .reverse()
        .slice(0, count),
    listFrom: async (_, { afterNumber, count }) =>
      entries
        .filter(({ number }) => number > afterNumber)
        .slice(0, count)
        .map(entry => ({ ...entry, isSigned: true })),
    readHead: async () => head && { ...head, isSigned: true },
    listLogs: async () => (entries.length > 0 ? ['client'] : []),
  }
  return { entries, logs, begun, repository }
}
