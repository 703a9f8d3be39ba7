import Type from 'typebox'
import { operation } from '../operation.ts'
import { connectionFields, institutionErrors } from '../shared/connectionRequest.ts'
import { AddressType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { AccountTransfer, shared } from './accountTransfers.ts'

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
