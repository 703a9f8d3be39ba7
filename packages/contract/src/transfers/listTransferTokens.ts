import Type from 'typebox'

import { operation } from '../operation.ts'
import { Uuid } from '../shared/uuid.ts'

const IntegrationNetwork = Type.Object({
  networkId: Uuid,
  /** Published clients read this spelling. */
  netwokName: Type.String(),
  networkName: Type.String(),
  /** The institution's own name for the network. */
  innerNetworkId: Type.String(),
  networkLogo: Type.Optional(Type.String()),
  brokerType: Type.String(),
})

export const listTransferTokensOperation = operation({
  id: 'listTransferTokens',
  method: 'GET',
  paths: ['/transfers/managed/tokens'],
  tag: 'Managed transfers',
  summary: 'Tokens supported for transfers, with their networks and integrations',
  permission: 'any',
  content: Type.Object({
    tokens: Type.Array(
      Type.Object({
        token: Type.String(),
        networks: Type.Array(
          Type.Object({
            id: Uuid,
            name: Type.String(),
            chainId: Type.String(),
            logoUrl: Type.Optional(Type.String()),
          }),
        ),
        supportedIntegrations: Type.Array(Type.String()),
        integrationNetworks: Type.Array(IntegrationNetwork),
        tokenLogoUrl: Type.String(),
      }),
    ),
  }),
  errors: [],
})
