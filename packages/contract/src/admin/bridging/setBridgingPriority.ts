import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

const network = Type.String({ minLength: 1, maxLength: 60, description: 'CAIP-2 chain id.' })

export const setBridgingPriorityOperation = adminOperation({
  id: 'setBridgingPriority',
  method: 'PUT',
  path: '/Bridging/networkPriority',
  tag: 'Headless bridging',
  summary: 'Replace the network priority',
  description: 'Replaces the order in which route discovery with `optimized` prefers networks.',
  needsToken: true,
  body: Type.Object(
    {
      networks: Type.Array(network, {
        maxItems: 200,
        description: 'Networks in order of preference, the most preferred first.',
      }),
    },
    { title: 'SetNetworkPriorityRequest', description: 'The new order.' },
  ),
  content: Type.Object(
    {
      networks: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), {
        description: 'Networks in order of preference, the most preferred first.',
      }),
    },
    { title: 'NetworkPriority', description: 'The order of networks.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest'],
})
