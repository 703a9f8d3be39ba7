import Type from 'typebox'

import { NetworkType } from '../shared/enums.ts'
import { networkId } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Networks'
const needsToken = true

const OfferedNetwork = Type.Object(
  {
    id: networkId('Network id. Never changes.'),
    name: Type.String({ description: 'Display name.' }),
    caip2: Type.String({ description: 'CAIP-2 chain id, as bridging routes name the network.' }),
    networkType: NetworkType,
    symbols: Type.Array(Type.String({ description: 'Symbol of a token.' }), {
      description: 'Tokens supported for transfers.',
    }),
    integrations: Type.Integer({ description: 'How many integrations can send on this network.' }),
    isOffered: Type.Boolean({ description: 'Whether it is offered to your users.' }),
  },
  { title: 'OfferedNetwork', description: 'A network that this installation supports.' },
)

const OfferedNetworks = Type.Object(
  {
    networks: Type.Array(OfferedNetwork, { description: 'Networks that this installation supports.' }),
    areAllOffered: Type.Boolean({
      description: '`true`: every network is offered, also those that are added later.',
    }),
    networkPriority: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), {
      description: 'Networks in the order in which route discovery with `optimized` prefers them.',
    }),
  },
  { title: 'OfferedNetworks', description: 'Networks that are offered to your users, and their order.' },
)

export const listConfiguredNetworksOperation = adminOperation({
  id: 'listConfiguredNetworks',
  method: 'GET',
  path: '/Networks',
  tag,
  summary: 'List networks',
  description: 'Returns the networks of this installation, which of them are offered, and their priority in bridging.',
  needsToken,
  content: OfferedNetworks,
  errors: [],
})

export const replaceOfferedNetworksOperation = adminOperation({
  id: 'replaceOfferedNetworks',
  method: 'PUT',
  path: '/Networks/offered',
  tag,
  summary: 'Replace the networks that are offered',
  description:
    'GET `/api/v1/transfers/managed/networks` lists these networks alone, link tokens accept destinations on them only, and Link offers only integrations that can send on one of them. The `networkIds` of a Link configuration limit its sessions further. Link tokens that were created before, transfers without Link and bridging routes stay as they are.',
  needsToken,
  body: Type.Object(
    {
      networkIds: Type.Array(networkId(), {
        maxItems: 100,
        description: 'Networks that are offered. Empty: every network, also those that are added later.',
      }),
    },
    { title: 'ReplaceOfferedNetworksRequest', description: 'The networks offered from now on.' },
  ),
  content: OfferedNetworks,
  errors: ['missingField', 'invalidField', 'networkNotSupported'],
})
