import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { AddressType, InstitutionTransactionStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'

/** Public `B2BBrokerCryptocurrencyTransaction`: a deposit or withdrawal as the institution's own history has it. */
export const AccountTransfer = Type.Object(
  {
    id: Type.String({ description: 'Id of the transaction at the institution.' }),
    status: InstitutionTransactionStatus,
    statusDetails: Type.Optional(Type.String({ description: 'Status in the institution’s own terms.' })),
    type: oneOf(
      ['unknown', 'deposit', 'withdrawal'],
      '`deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say.',
    ),
    fromAddress: Type.Optional(Type.String({ description: 'Address of the sender.' })),
    targetAddress: Type.Optional(Type.String({ description: 'Address of the recipient.' })),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    chain: Type.Optional(Type.String({ description: 'Name of the network at the institution.' })),
    memo: Type.Optional(Type.String({ description: 'Destination tag or memo.' })),
    hash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    amount: Type.Number({ description: 'Amount that arrives, in whole units of the asset.' }),
    transactionAmount: Type.Number({
      description: 'Amount that left or reached the account, fee included, in whole units of the asset.',
    }),
    transferFee: Type.Optional(Type.Number({ description: 'Fee of the institution, in the asset.' })),
    confirmations: Type.Optional(Type.Integer({ description: 'Number of confirmations on the chain.' })),
    createdTimestamp: Type.Integer({ description: 'When the transaction was created, in Unix seconds.' }),
    updatedTimestamp: Type.Integer({ description: 'When the transaction last changed, in Unix seconds.' }),
    blockchainMethod: oneOf(['transfer'], 'Always `transfer`.'),
  },
  { title: 'AccountTransfer', description: 'A deposit or withdrawal in the history of an account.' },
)
export type AccountTransfer = Type.Static<typeof AccountTransfer>

const shared = { tag: 'Transfers', permission: 'read' } as const

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

export const getAccountTransferOperation = operation({
  ...shared,
  id: 'getAccountTransfer',
  method: 'POST',
  paths: ['/transfers/details'],
  summary: 'Get a deposit or withdrawal of an account',
  description:
    'Reads one deposit or withdrawal of a connected account from its institution. Send `transactionId`, `transactionHash` or both; with both, both must match.',
  body: Type.Object(
    {
      ...connectionFields,
      transactionId: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Id of the transaction at the institution.' }),
      ),
      transactionHash: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Hash of the transaction on the chain.' }),
      ),
      symbol: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 20,
          description: 'Symbol of the asset. Makes the search faster at institutions that are read asset by asset.',
        }),
      ),
      addressType: Type.Optional(withUsage(AddressType, 'Address format of the network.')),
    },
    { title: 'GetAccountTransferRequest', description: 'The connected account and the transaction to read.' },
  ),
  content: AccountTransfer,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
})
