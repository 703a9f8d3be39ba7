import Type from 'typebox'

import { TransferOptions } from '../linkTokens/createLinkToken.ts'
import { operation } from '../operation.ts'
import { ShortUserId } from '../shared/shortUserId.ts'

const Flag = Type.Optional(Type.Boolean({ 'x-booleanString': true }))

const shared = {
  paths: ['/cataloglink'],
  tag: 'Link',
  permission: 'write',
  deprecated: { sinceSeconds: Date.UTC(2026, 10, 1) / 1000, successor: '/api/v1/linktoken' },
  query: Type.Object({
    UserId: ShortUserId,
    /** Opens this integration directly; absent: the catalogue. */
    BrokerType: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** False: the session connects an account and ends, whatever the body says. */
    EnableTransfers: Flag,
    RestrictMultipleAccounts: Flag,
    /** As in a link token request. */
    DisableApiKeyGeneration: Flag,
    /** One of the client's registered callback URLs. */
    CallbackUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  }),
  /** Both are the Link page's URL: single use, valid for 10 minutes. */
  content: Type.Object({ url: Type.String(), iFrameUrl: Type.String() }),
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
  summary: 'Get the URL of a Link page. Use POST /linktoken instead',
})

export const createCatalogLinkOperation = operation({
  ...shared,
  id: 'createCatalogLink',
  method: 'POST',
  summary: 'Get the URL of a Link page that transfers. Use POST /linktoken instead',
  /** Specification, "Initialize-transfers body". */
  body: Type.Object({ ...TransferOptions.properties, isCustomClientFeeProvided: Type.Optional(Type.Boolean()) }),
})
