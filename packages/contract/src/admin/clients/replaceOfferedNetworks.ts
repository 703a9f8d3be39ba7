import Type from 'typebox'

import { networkId } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { OfferedNetworks } from './offeredNetworks.ts'

export const replaceOfferedNetworksOperation = adminOperation({
  id: 'replaceOfferedNetworks',
  method: 'PUT',
  path: '/Networks/offered',
  tag: 'Networks',
  summary: 'Replace the networks that are offered',
  description:
    'GET `/api/v1/transfers/managed/networks` lists these networks alone, link tokens accept destinations on them only, and Link offers only integrations that can send on one of them. The `networkIds` of a Link configuration limit its sessions further. Link tokens that were created before, transfers without Link and bridging routes stay as they are.',
  needsToken: true,
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
