import Type from 'typebox'

import { nullableNumber } from '../shared/decimalNumber.ts'
import { oneOf } from '../oneOf.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Retention'
const needsToken = true

const KeptRecords = Type.Object(
  {
    record: oneOf(
      [
        'accounts',
        'transfers',
        'bridgingAddresses',
        'linkTokens',
        'linkSessions',
        'linkSessionEvents',
        'previews',
        'accessTokens',
        'idempotencyKeys',
        'requestLog',
        'auditLog',
      ],
      'Kind of record.',
    ),
    days: nullableNumber(
      'Retention in days after its end. `null`: until the account is removed or the user is erased; the audit log is kept permanently.',
    ),
  },
  { title: 'KeptRecords', description: 'How long one kind of record is kept.' },
)

const Retention = Type.Object(
  {
    transferRetentionDays: nullableNumber(
      'For how many days after its end a record of a transfer stays when its account is removed. 0: none stays. `null`: `installationDays` holds.',
    ),
    installationDays: Type.Integer({ description: '`RIALTO_TRANSFER_RETENTION_DAYS` of the installation.' }),
    records: Type.Array(KeptRecords, { description: 'How long everything else is kept. The same for every client.' }),
  },
  { title: 'Retention', description: 'Retention periods of stored data.' },
)

const shared = { path: '/Retention', tag, needsToken } as const

export const readRetentionOperation = adminOperation({
  ...shared,
  id: 'readRetention',
  method: 'GET',
  summary: 'Get the retention periods',
  description:
    'Returns how long records of removed accounts stay, which is yours to choose, and how long everything else is kept.',
  content: Retention,
  errors: [],
})

export const setRetentionOperation = adminOperation({
  ...shared,
  id: 'setRetention',
  method: 'PUT',
  summary: 'Set how long records of transfers stay',
  description:
    'Holds for accounts that are removed from then on. A record that stays names no user, account or address. Only an owner may set it.',
  role: 'owner',
  body: Type.Object(
    {
      transferRetentionDays: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 11_000,
          description: 'Days after the end of a transfer, 0 to 11,000. Absent: the setting of the installation.',
        }),
      ),
    },
    { title: 'SetRetentionRequest', description: 'How long records stay from now on.' },
  ),
  content: Retention,
  errors: ['invalidField'],
})
