import Type from 'typebox'
import { TransferOptions } from '../linkTokens/createLinkToken.ts'
import { operation } from '../operation.ts'
import { shared } from './catalogLink.ts'

export const createCatalogLinkOperation = operation({
  ...shared,
  id: 'createCatalogLink',
  method: 'POST',
  summary: 'Get a Link page URL for a transfer',
  description:
    'Returns the URL of a Link page on which the user connects an account and makes a transfer. Use POST `/linktoken` instead.',
  body: Type.Object(
    {
      ...TransferOptions.properties,
      isCustomClientFeeProvided: Type.Optional(
        Type.Boolean({
          description:
            '`false`: `clientFee` is ignored, and the fee set in the account management API holds. Default `true`.',
        }),
      ),
    },
    { title: 'CreateCatalogLinkRequest', description: 'Options of the transfer.' },
  ),
})
