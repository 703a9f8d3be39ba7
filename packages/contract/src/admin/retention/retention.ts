import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { nullableNumber } from '../../shared/decimalNumber.ts'

const KeptRecords = Type.Object(
  {
    record: oneOf(
      [
        'accounts',
        'transfers',
        'bridgingAddresses',
        'paymentRequests',
        'unpaidPaymentRequests',
        'relayRefusals',
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

export const Retention = Type.Object(
  {
    transferRetentionDays: nullableNumber(
      'For how many days after its end a record of a transfer stays when its account is removed. 0: none stays. `null`: `installationDays` holds.',
    ),
    installationDays: Type.Integer({ description: '`RIALTO_TRANSFER_RETENTION_DAYS` of the installation.' }),
    records: Type.Array(KeptRecords, { description: 'How long everything else is kept. The same for every client.' }),
  },
  { title: 'Retention', description: 'Retention periods of stored data.' },
)

export const shared = { path: '/Retention', tag: 'Retention', needsToken: true } as const
