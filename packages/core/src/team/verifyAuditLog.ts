import type { Scope } from '../kernel/scope.ts'
import type { AuditEntry, AuditHead } from './ports.ts'
import { auditHash } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * `missing`: an expected entry does not exist. `changed`: an entry's content does not match its hash. `forged`: its
 * signature is invalid. `unsigned`: this and all later entries have no signature. `cutOff`: the log ends before an
 * entry that once was its last one.
 */
export interface AuditFault {
  kind: 'missing' | 'changed' | 'forged' | 'unsigned' | 'cutOff'
  number: number
}

export interface AuditVerdict {
  entries: number
  head?: AuditHead
  /** The first fault found. */
  fault?: AuditFault
}

const texts: Record<AuditFault['kind'], (number: number) => string> = {
  missing: number => `entry ${number} is missing, or does not follow the one before it`,
  changed: number => `entry ${number} is not what was written`,
  forged: number => `entry ${number} was not signed by this installation`,
  unsigned: number => `entries from ${number} on are not signed: an older server, or somebody else, has written them`,
  cutOff: number => `the log ends before entry ${number}, which it had`,
}

/** A text without the client's data. */
export const describeAuditFault = ({ kind, number }: AuditFault): string => texts[kind](number)

const pageSize = 500
const firstPreviousHash = '0'.repeat(64)

type Verifying = Pick<TeamContext, 'store' | 'ids'>

/**
 * Reads a whole audit log and verifies that it is unchanged. An earlier last entry is compared with the note that each
 * entry leaves, and with `known`, a copy kept elsewhere. Together they detect entries that were cut off at the end.
 */
export const verifyAuditLog = async (
  ctx: Verifying,
  scope: Scope,
  { known }: { known?: AuditHead | undefined } = {},
): Promise<AuditVerdict> => {
  const noted = await ctx.store.audit.readHead(scope)
  let head: AuditHead | undefined
  let signedUntil = 0
  const once = new Map<number, string>()
  for (;;) {
    const page = await ctx.store.audit.listFrom(scope, { afterNumber: head?.number ?? 0, count: pageSize })
    for (const entry of page) {
      const fault = faultOf(ctx, entry, head)
      if (fault) return { entries: head?.number ?? 0, ...(head ? { head } : {}), fault }
      head = { number: entry.number, hash: entry.hash }
      if (entry.isSigned) signedUntil = entry.number
      if (entry.number === noted?.number || entry.number === known?.number) once.set(entry.number, entry.hash)
    }
    if (page.length < pageSize) break
  }
  const fault = faultOfEnd(head?.number ?? 0, { noted, known, signedUntil, once })
  return { entries: head?.number ?? 0, ...(head ? { head } : {}), ...(fault ? { fault } : {}) }
}

const faultOf = (
  ctx: Verifying,
  { isSigned, ...entry }: AuditEntry & { isSigned?: boolean },
  before: AuditHead | undefined,
): AuditFault | undefined => {
  const expected = (before?.number ?? 0) + 1
  if (entry.number !== expected) return { kind: 'missing', number: expected }
  const { hash, ...content } = entry
  if (auditHash(ctx, content) !== hash) return { kind: 'changed', number: entry.number }
  if (entry.previousHash !== (before?.hash ?? firstPreviousHash)) return { kind: 'missing', number: entry.number }
  return isSigned === false ? { kind: 'forged', number: entry.number } : undefined
}

interface End {
  noted: (AuditHead & { isSigned: boolean }) | undefined
  known: AuditHead | undefined
  signedUntil: number
  once: ReadonlyMap<number, string>
}

/**
 * A signature covers all entries before it. Entries that an older server wrote after the last signature are covered by
 * the next one.
 */
const faultOfEnd = (last: number, { noted, known, signedUntil, once }: End): AuditFault | undefined => {
  for (const one of [noted, known])
    if (one && once.get(one.number) !== one.hash)
      return one.number > last ? { kind: 'cutOff', number: one.number } : { kind: 'changed', number: one.number }
  if (noted && !noted.isSigned) return { kind: 'forged', number: noted.number }
  if (signedUntil > 0 && !noted) return { kind: 'cutOff', number: last }
  return noted && signedUntil < last ? { kind: 'unsigned', number: signedUntil + 1 } : undefined
}
