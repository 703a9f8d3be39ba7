import Type from 'typebox'

import { TransferOptions } from '../linkTokens/createLinkToken.ts'
import { operation } from '../operation.ts'
import { BrokerTypeInput } from '../shared/brokerType.ts'
import { withUsage } from '../shared/hints.ts'
import { ShortUserId } from '../shared/shortUserId.ts'

const flag = (description: string) => Type.Optional(Type.Boolean({ description, 'x-booleanString': true }))

const shared = {
  paths: ['/cataloglink'],
  tag: 'Link',
  permission: 'write',
  deprecated: { sinceSeconds: Date.UTC(2026, 10, 1) / 1000, successor: '/api/v1/linktoken' },
  query: Type.Object({
    UserId: ShortUserId,
    BrokerType: Type.Optional(
      withUsage(
        BrokerTypeInput,
        'Opens Link at this integration. Absent: Link opens at the catalog. `deFiWallet`, `cryptocurrencyAddress` and `cryptocurrencyWallet` are not supported.',
      ),
    ),
    EnableTransfers: flag(
      '`false`: the session ends once an account is connected, whatever the body contains. Default `true`.',
    ),
    RestrictMultipleAccounts: flag('`true`: the last page of Link does not offer to connect another account.'),
    DisableApiKeyGeneration: flag(
      '`true`: Link does not show how to create an API key at the institution. Users can still enter one.',
    ),
    CallbackUrl: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        description: 'URL to which Link returns the user. Must be one of your registered callback URLs.',
      }),
    ),
  }),
  content: Type.Object(
    {
      url: Type.String({ description: 'URL of the Link page. Single use, valid for 10 minutes.' }),
      iFrameUrl: Type.String({ description: 'Same URL, to embed in a frame.' }),
    },
    { title: 'CatalogLink', description: 'A Link page.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'badRequest',
    'permissionDenied',
    'notFound',
    'integrationNotSupported',
    'invalidAddress',
    'networkNotSupported',
  ],
} as const

export const readCatalogLinkOperation = operation({
  ...shared,
  id: 'getCatalogLink',
  method: 'GET',
  summary: 'Get a Link page URL',
  description: 'Returns the URL of a Link page on which the user connects an account. Use POST `/linktoken` instead.',
})

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
        Type.Boolean({ description: '`false`: `clientFee` is ignored. Default `true`.' }),
      ),
    },
    { title: 'CreateCatalogLinkRequest', description: 'Options of the transfer.' },
  ),
})
