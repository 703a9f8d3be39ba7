import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { withUsage } from '../shared/hints.ts'
import { StoredRecord } from '../shared/storedRecord.ts'
import { uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'

const Page = Type.Object(
  {
    beforeNumber: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Only entries before this one. Absent: from the newest on.' }),
    ),
    count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 500, description: 'How many to return: 1 to 500. Default 50.' }),
    ),
  },
  { title: 'ListAuditEntriesRequest', description: 'Which entries to list.' },
)

const Entries = Type.Array(
  Type.Object(
    {
      number: Type.Integer({ description: 'Number of the entry. The first is 1, and none is missing.' }),
      timestamp: Type.Integer({ description: 'When the change was made, in Unix seconds.' }),
      actorKind: oneOf(
        ['member', 'key', 'command'],
        'Author of the change: a member, an account management key, or a `rialto` command on the machine.',
      ),
      actorId: uuid('Id of the member or key. Zeros for a command.'),
      actorName: Type.String({ description: 'Email address of the member, `key` or `rialto`.' }),
      ipAddress: Type.String({ description: 'Address that the call came from. `local` for a command.' }),
      operation: Type.String({ description: 'Id of the operation, or `signInFailed`.' }),
      target: nullableText('Id of the changed object, as in the path. A user’s id as its SHA-256.'),
      before: withUsage(StoredRecord, 'The earlier state, without secrets. Empty if the operation replaces no state.'),
      after: withUsage(
        StoredRecord,
        'The request and its answer, without secrets. `outcome` is `unknown` where the server ended before it could write whether the change was made.',
      ),
      previousHash: Type.String({ description: '`hash` of the entry before, in hexadecimal. Zeros for the first.' }),
      hash: Type.String({ description: 'SHA-256 of `previousHash` and this entry, in hexadecimal.' }),
    },
    { title: 'AuditEntry', description: 'One change.' },
  ),
  { description: 'Entries.' },
)

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

export const listInstallationLogOperation = adminOperation({
  id: 'listInstallationLog',
  method: 'POST',
  path: '/Installation/log',
  tag: 'Installation',
  summary: 'List the log of the installation',
  description:
    'Returns operators’ successful and failed sign-ins, and the changes to members and operators of the whole installation, newest first.',
  needsToken: true,
  role: 'operator',
  body: Page,
  content: Entries,
  errors: ['invalidField', 'badRequest'],
})
