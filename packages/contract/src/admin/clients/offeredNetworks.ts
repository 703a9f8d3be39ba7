import Type from 'typebox'

import { NetworkType } from '../../shared/enums.ts'
import { networkId } from '../../shared/uuid.ts'

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

export const OfferedNetworks = Type.Object(
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
