import Type from 'typebox'

import { operation } from '../operation.ts'
import { networkId } from '../shared/uuid.ts'
import { BrokerType } from '../shared/enums.ts'

const IntegrationNetwork = Type.Object(
  {
    networkId: networkId(),
    netwokName: Type.String({ description: 'Same value as `networkName`, in the spelling that older clients read.' }),
    networkName: Type.String({ description: 'Display name of the network.' }),
    innerNetworkId: Type.String({ description: 'Name of the network at the institution.' }),
    networkLogo: Type.Optional(Type.String({ description: 'URL of the network’s logo.' })),
    brokerType: BrokerType,
  },
  { title: 'IntegrationNetwork', description: 'A network of one integration for the token.' },
)

const TokenNetwork = Type.Object(
  {
    id: networkId('Network id.'),
    name: Type.String({ description: 'Display name.' }),
    chainId: Type.String({ description: 'Chain id, as in GET `/transfers/managed/networks`.' }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the logo.' })),
  },
  { title: 'TokenNetwork', description: 'A network on which the token exists.' },
)

const TransferToken = Type.Object(
  {
    token: Type.String({ description: 'Symbol of the token.' }),
    networks: Type.Array(TokenNetwork, { description: 'Networks of the token.' }),
    supportedIntegrations: Type.Array(BrokerType, { description: 'Integrations that send or receive the token.' }),
    integrationNetworks: Type.Array(IntegrationNetwork, { description: 'Networks of the token, by integration.' }),
    tokenLogoUrl: Type.String({ description: 'URL of the token’s logo.' }),
  },
  { title: 'TransferToken', description: 'A token supported for transfers.' },
)

export const listTransferTokensOperation = operation({
  id: 'listTransferTokens',
  method: 'GET',
  paths: ['/transfers/managed/tokens'],
  tag: 'Managed transfers',
  summary: 'List tokens',
  description: 'Returns the tokens supported for transfers, with their networks and integrations.',
  permission: 'any',
  content: Type.Object(
    { tokens: Type.Array(TransferToken, { description: 'Tokens.' }) },
    { title: 'TransferTokenList', description: 'All tokens supported for transfers.' },
  ),
  errors: [],
})
