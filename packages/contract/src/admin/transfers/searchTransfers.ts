import Type from 'typebox'

import { caseCodeInput } from '../../shared/caseCode.ts'
import { decimalNumber } from '../../shared/decimalNumber.ts'
import { TransferStatus } from '../../shared/enums.ts'
import { uuid } from '../../shared/uuid.ts'
import { TransferRecord } from '../../transfers/listTransfers.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'

const seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999, description }))

/** Filters of the search and the export. */
export const transferFilters = {
  transferId: Type.Optional(uuid('Id of the transfer.')),
  caseCode: caseCodeInput('Short code of the transfer, in any case, with or without the hyphen.'),
  clientTransactionId: Type.Optional(Type.String({ maxLength: 128, description: 'Your id of the transaction.' })),
  userId: Type.Optional(Type.String({ maxLength: 384, description: 'Your id of the user.' })),
  hash: Type.Optional(Type.String({ maxLength: 128, description: 'Hash of the transaction on the chain.' })),
  statuses: Type.Optional(Type.Array(TransferStatus, { maxItems: 5, description: 'Statuses to return.' })),
  integrationIds: Type.Optional(
    Type.Array(uuid('Integration id.'), { maxItems: 100, description: 'Sources to return.' }),
  ),
  fromTimestamp: seconds('Created at this time or later, in Unix seconds.'),
  toTimestamp: seconds('Created at this time or earlier, in Unix seconds.'),
  minAmountInFiat: Type.Optional(decimalNumber('Transfers of at least this amount, in USD.')),
  maxAmountInFiat: Type.Optional(decimalNumber('Transfers of at most this amount, in USD.')),
}

export const searchTransfersOperation = adminOperation({
  id: 'searchTransfers',
  method: 'POST',
  path: '/Transfers/list',
  tag: 'Transfers',
  summary: 'Search transfers',
  description:
    'Returns transfers of this environment, the newest first. All filters that are given must match. Deposit addresses to which nothing was paid are not listed, except by `transferId`. The records are those of `GET /api/v1/transfers/managed/platform`.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      ...transferFilters,
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'SearchTransfersRequest', description: 'Which transfers to return.' },
  ),
  content: Type.Object(
    {
      items: Type.Array(TransferRecord, { description: 'Transfers of this page.' }),
      total: Type.Integer({ description: 'How many match on all pages; `10000` means that many or more.' }),
      nextCursor,
    },
    { title: 'FoundTransfers', description: 'One page of transfers.' },
  ),
  errors: ['invalidField', 'badRequest'],
})
