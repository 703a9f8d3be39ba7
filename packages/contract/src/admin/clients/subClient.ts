import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { CallbackUrls } from './callbackUrls.ts'

const integrationId = uuid('Integration id from GET `/api/v1/integrations`.')

/** The integrations offered in a sub-client's sessions. An empty list restricts nothing; unknown ids are ignored. */
export const CatalogConfiguration = Type.Object(
  {
    excludeIntegrationCategories: Type.Optional(
      Type.Array(oneOf(['exchange', 'brokerage', 'wallet'], 'Category of integrations.'), {
        maxItems: 10,
        description: 'Categories that are not offered.',
      }),
    ),
    excludeIntegrations: Type.Optional(
      Type.Array(integrationId, { maxItems: 1000, description: 'Integrations that are not offered.' }),
    ),
    integrationWhiteList: Type.Optional(
      Type.Array(integrationId, {
        maxItems: 1000,
        description:
          'The only integrations that are offered. Empty or absent: all of them. With ids of self-custody wallets Link offers these wallets alone; a signature does not show which wallet made it.',
      }),
    ),
  },
  {
    title: 'CatalogConfiguration',
    description: 'Integrations that Link offers in sessions of the sub-client. Unknown ids are ignored.',
  },
)
export type CatalogConfiguration = Type.Static<typeof CatalogConfiguration>

/** Input for registering a sub-client; `RegisteredClientInfo` of the published clients. Its icon is uploaded later. */
export const RegisteredClientInfo = Type.Object(
  {
    businessLegalName: Type.String({ minLength: 1, maxLength: 300, description: 'Registered name of the business.' }),
    displayName: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Name that Link shows to end users in place of the client’s name.',
    }),
    callbackUrls: Type.Array(CallbackUrls.items, {
      minItems: 1,
      maxItems: 50,
      description: 'URLs to which Link may return the user; at least one.',
    }),
    catalogConfiguration: Type.Optional(CatalogConfiguration),
  },
  { title: 'RegisteredClientInfo', description: 'Data of a sub-client.' },
)
export type RegisteredClientInfo = Type.Static<typeof RegisteredClientInfo>

export const RegisteredClientData = Type.Object(
  {
    id: uuid('Id of the sub-client.'),
    subClientId: uuid('Same value as `id`, under the name that link tokens and transfers use.'),
    businessLegalName: Type.String({ description: 'Registered name of the business.' }),
    displayName: Type.String({ description: 'Name that Link shows to end users.' }),
    callbackUrls: Type.Array(Type.String({ description: 'Registered callback URL.' }), {
      description:
        'URLs to which Link may return the user. Empty for sub-clients that were registered without any: those of the client apply.',
    }),
    catalogConfiguration: Type.Optional(CatalogConfiguration),
    logoUrl: Type.Optional(
      Type.String({ maxLength: 1024, description: 'URL of the logo. Absent if the sub-client has none.' }),
    ),
  },
  { title: 'RegisteredClientData', description: 'A registered sub-client.' },
)
export type RegisteredClientData = Type.Static<typeof RegisteredClientData>
