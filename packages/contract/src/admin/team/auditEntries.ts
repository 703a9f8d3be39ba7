import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { withUsage } from '../../shared/hints.ts'
import { StoredRecord } from '../../shared/storedRecord.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'

export const Page = Type.Object(
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

export const Entries = Type.Array(
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
