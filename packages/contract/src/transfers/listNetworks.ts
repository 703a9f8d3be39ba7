import Type from 'typebox'

import { operation } from '../operation.ts'
import { NetworkType } from '../shared/enums.ts'
import { Uuid } from '../shared/uuid.ts'

/** Specification, "Network (managed transfers)". */
export const Network = Type.Object({
  id: Uuid,
  name: Type.String(),
  chainId: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  nativeSymbol: Type.String(),
  networkType: NetworkType,
  tokens: Type.Array(Type.Object({ symbol: Type.String(), logoUrl: Type.Optional(Type.String()) })),
  supportedTokens: Type.Array(Type.String()),
  supportedBrokerTypes: Type.Array(Type.String()),
})

export const listNetworksOperation = operation({
  id: 'listNetworks',
  method: 'GET',
  paths: ['/transfers/managed/networks'],
  tag: 'Managed transfers',
  summary: 'Networks supported for transfers, with their tokens and integrations',
  permission: 'any',
  content: Type.Object({ networks: Type.Array(Network) }),
  errors: [],
})
