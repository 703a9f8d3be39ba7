import { adminOperation } from '../adminOperation.ts'
import { Entries, Page } from './auditEntries.ts'

export const listAuditEntriesOperation = adminOperation({
  id: 'listAuditEntries',
  method: 'POST',
  path: '/AuditLog/list',
  tag: 'Audit log',
  summary: 'List the audit log',
  description:
    'Returns every change made for the client through this API, and its members’ signing in and out, newest first. Entries are never changed or removed. `hash` is the SHA-256 of `previousHash` and the entry. Each entry is signed with a key of the installation; `rialto audit verify` reveals changed and removed entries.',
  needsToken: true,
  role: 'owner',
  body: Page,
  content: Entries,
  errors: ['invalidField', 'badRequest'],
})
