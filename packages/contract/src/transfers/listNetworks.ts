import Type from 'typebox'

import { operation } from '../operation.ts'
import { BrokerType, NetworkType } from '../shared/enums.ts'
import { networkId } from '../shared/uuid.ts'

const NetworkToken = Type.Object(
  {
    symbol: Type.String({ description: 'Symbol of the token.' }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the token’s logo.' })),
  },
  { title: 'NetworkToken', description: 'A token on the network.' },
)

const Network = Type.Object(
  {
    id: networkId('Network id. Never changes; you may cache it.'),
    name: Type.String({ description: 'Display name.' }),
    chainId: Type.String({
      description:
        'Chain id: the decimal EIP-155 number for EVM networks, otherwise the family’s own name of the chain.',
    }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the logo.' })),
    nativeSymbol: Type.String({ description: 'Symbol of the native asset, in which network fees are paid.' }),
    networkType: NetworkType,
    tokens: Type.Array(NetworkToken, { description: 'Tokens supported for transfers, with logos.' }),
    supportedTokens: Type.Array(Type.String({ description: 'Symbol of a token.' }), {
      description: 'Symbols of the tokens supported for transfers.',
    }),
    supportedBrokerTypes: Type.Array(BrokerType, {
      description:
        'Integrations that support transfers on this network. Empty for a network that only bridged transfers use.',
    }),
  },
  { title: 'Network', description: 'A network supported for transfers.' },
)

export const listNetworksOperation = operation({
  id: 'listNetworks',
  method: 'GET',
  paths: ['/transfers/managed/networks'],
  tag: 'Managed transfers',
  summary: 'List networks',
  description:
    'Returns the networks supported for transfers, bridged ones included, with their tokens and integrations. Only those that you offer, where you have limited them in the account management API.',
  permission: 'any',
  content: Type.Object(
    { networks: Type.Array(Network, { description: 'Networks.' }) },
    { title: 'NetworkList', description: 'Networks of this environment.' },
  ),
  errors: [],
})
