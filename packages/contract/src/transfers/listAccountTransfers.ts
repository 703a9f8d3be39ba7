import Type from 'typebox'
import { operation } from '../operation.ts'
import { connectionFields, institutionErrors } from '../shared/connectionRequest.ts'
import { AddressType, InstitutionTransactionStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { AccountTransfer, shared } from './accountTransfers.ts'

export const listAccountTransfersOperation = operation({
  ...shared,
  id: 'listAccountTransfers',
  method: 'POST',
  paths: ['/transfers/list'],
  summary: 'List deposits and withdrawals of an account',
  description:
    'Reads the deposits and withdrawals of a connected account from its institution. To get the next page, repeat the request with `cursor`. A page may hold fewer entries than `count` and not be the last: continue until there is no `cursor`.',
  body: Type.Object(
    {
      ...connectionFields,
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 250,
          description: 'Number of entries to return. Default 100.',
          'x-numericString': true,
        }),
      ),
      cursor: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 300,
          description: '`cursor` of the previous page. Leave the other fields as they were.',
        }),
      ),
      statuses: Type.Optional(
        Type.Array(InstitutionTransactionStatus, { maxItems: 30, description: 'Only entries with these statuses.' }),
      ),
      cryptocurrencyAddressType: Type.Optional(
        withUsage(AddressType, 'Only entries on networks with this address format.'),
      ),
      from: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 100_000_000_000,
          description: 'Only entries created at this time or later, in Unix seconds.',
          'x-numericString': true,
        }),
      ),
    },
    { title: 'ListAccountTransfersRequest', description: 'The connected account to read, and filters.' },
  ),
  content: Type.Object(
    {
      transfers: Type.Array(AccountTransfer, { description: 'Deposits and withdrawals, newest first.' }),
      total: Type.Integer({ description: 'Number of entries in this answer.' }),
      cursor: Type.Optional(Type.String({ description: 'Cursor of the next page. Absent on the last page.' })),
      earliestTimestamp: Type.Integer({
        description: '`createdTimestamp` of the oldest entry in this answer, in Unix seconds. 0 if there is none.',
      }),
    },
    { title: 'AccountTransferPage', description: 'One page of deposits and withdrawals.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
