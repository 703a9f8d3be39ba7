import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { BrokerType } from '../shared/enums.ts'

const TransferNetwork = Type.Object(
  {
    id: networkId('Network id.'),
    name: Type.String({ description: 'Display name.' }),
    chainId: Type.String({ description: 'Chain id, as in GET `/transfers/managed/networks`.' }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the logo.' })),
    supportedTokens: Type.Array(Type.String({ description: 'Symbol of a token.' }), {
      description: 'Tokens that the integration sends or receives on this network.',
    }),
    nativeSymbol: Type.String({ description: 'Symbol of the native asset, in which network fees are paid.' }),
    supportedDevices: Type.Array(oneOf(['unknown', 'android', 'ios', 'web'], 'Platform of the user’s device.'), {
      description: 'Platforms on which Link can make the transfer.',
    }),
  },
  { title: 'TransferNetwork', description: 'A network that the integration supports.' },
)

const TransferIntegration = Type.Object(
  {
    id: uuid('Integration id.'),
    type: BrokerType,
    name: Type.String({ description: 'Display name.' }),
    networks: Type.Array(TransferNetwork, { description: 'Networks that the integration supports.' }),
    supportsOutgoingTransfers: Type.Boolean({ description: '`true` if the integration sends crypto.' }),
    supportsIncomingTransfers: Type.Boolean({ description: '`true` if the integration receives crypto.' }),
  },
  { title: 'TransferIntegration', description: 'An integration that sends or receives crypto.' },
)

export const listTransferIntegrationsOperation = operation({
  id: 'listTransferIntegrations',
  method: 'GET',
  paths: ['/transfers/managed/integrations'],
  tag: 'Managed transfers',
  summary: 'List integrations for transfers',
  description: 'Returns the integrations that send or receive crypto, with the networks and tokens of each.',
  permission: 'any',
  content: Type.Object(
    { integrations: Type.Array(TransferIntegration, { description: 'Integrations.' }) },
    { title: 'TransferIntegrationList', description: 'All integrations that support transfers.' },
  ),
  errors: [],
})
