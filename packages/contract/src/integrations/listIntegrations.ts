import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { BrokerType } from '../shared/enums.ts'

const url = (of: string) => Type.Optional(Type.String({ description: `URL of the ${of}.` }))

const Integration = Type.Object(
  {
    id: uuid('Integration id.'),
    name: Type.String({ description: 'Display name.' }),
    type: BrokerType,
    deFiWalletProviderId: Type.Optional(
      Type.String({ description: 'Id of the wallet provider. Present for `deFiWallet` only.' }),
    ),
    categories: Type.Array(
      Type.String({ description: 'Category, for example `exchange`, `brokerage` or `deFiWallet`.' }),
      {
        description: 'Categories of the integration.',
      },
    ),
    logo: Type.Optional(
      Type.Object(
        {
          logoWhiteUrl: url('white logo'),
          logoBlackUrl: url('black logo'),
          logoColorUrl: url('logo in color'),
          iconWhiteUrl: url('white icon'),
          iconBlackUrl: url('black icon'),
          iconColorUrl: url('icon in color'),
        },
        { title: 'IntegrationLogo', description: 'Logos and icons of the integration.' },
      ),
    ),
    cryptoTransfersSupported: Type.Boolean({ description: '`true` if crypto can be sent from accounts there.' }),
  },
  { title: 'Integration', description: 'An institution or wallet that users can connect.' },
)

export const listIntegrationsOperation = operation({
  id: 'listIntegrations',
  method: 'GET',
  paths: ['/integrations'],
  tag: 'Integrations',
  summary: 'List integrations',
  description: 'Returns the institutions and wallets that users can connect.',
  permission: 'any',
  content: Type.Object(
    { items: Type.Array(Integration, { description: 'Integrations, in the order in which Link shows them.' }) },
    { title: 'IntegrationList', description: 'All integrations.' },
  ),
  errors: [],
})
