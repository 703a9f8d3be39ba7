import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { Uuid } from '../shared/uuid.ts'

const Network = Type.Object({
  id: Uuid,
  name: Type.String(),
  chainId: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  supportedTokens: Type.Array(Type.String()),
  nativeSymbol: Type.String(),
  supportedDevices: Type.Array(oneOf(['unknown', 'android', 'ios', 'web'])),
})

export const listTransferIntegrationsOperation = operation({
  id: 'listTransferIntegrations',
  method: 'GET',
  paths: ['/transfers/managed/integrations'],
  tag: 'Managed transfers',
  summary: 'Integrations that send or receive crypto, with their networks',
  permission: 'any',
  content: Type.Object({
    integrations: Type.Array(
      Type.Object({
        id: Uuid,
        type: Type.String(),
        name: Type.String(),
        networks: Type.Array(Network),
        supportsOutgoingTransfers: Type.Boolean(),
        supportsIncomingTransfers: Type.Boolean(),
      }),
    ),
  }),
  errors: [],
})
