import Type from 'typebox'

import { operation } from '../operation.ts'
import { BrokerType, Product } from '../shared/enums.ts'
import { uuid } from '../shared/uuid.ts'

const IntegrationHealth = Type.Object(
  {
    type: BrokerType,
    name: Type.String({ description: 'Display name.' }),
    isUp: Type.Boolean({ description: '`false` if the institution is down.' }),
    description: Type.Optional(Type.String({ description: 'Why the institution is down. Absent while it is up.' })),
    downTimeStart: Type.Optional(
      Type.Integer({ description: 'Since when the institution is down, in Unix seconds. Absent while it is up.' }),
    ),
    supportedProducts: Type.Array(Product, { description: 'Features that the integration supports.' }),
    deFiWalletData: Type.Optional(
      Type.Object(
        { id: uuid('Id of the wallet.'), name: Type.String({ description: 'Display name of the wallet.' }) },
        { title: 'DeFiWalletData', description: 'The wallet. Present for `deFiWallet` only.' },
      ),
    ),
  },
  { title: 'IntegrationHealth', description: 'Health of one integration.' },
)

export const getStatusOperation = operation({
  id: 'getStatus',
  method: 'GET',
  paths: ['/status'],
  tag: 'Integrations',
  summary: 'Get the health of integrations',
  description: 'Returns the health and the features of every integration.',
  permission: 'any',
  content: Type.Array(IntegrationHealth, { description: 'One entry per integration.' }),
  errors: [],
})
