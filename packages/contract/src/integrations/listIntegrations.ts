import Type from 'typebox'

import { operation } from '../operation.ts'
import { Uuid } from '../shared/uuid.ts'

/** Specification, "Integration list item". */
export const Integration = Type.Object({
  id: Uuid,
  name: Type.String(),
  type: Type.String(),
  deFiWalletProviderId: Type.Optional(Type.String()),
  categories: Type.Array(Type.String()),
  logo: Type.Optional(
    Type.Object({
      logoWhiteUrl: Type.Optional(Type.String()),
      logoBlackUrl: Type.Optional(Type.String()),
      logoColorUrl: Type.Optional(Type.String()),
      iconWhiteUrl: Type.Optional(Type.String()),
      iconBlackUrl: Type.Optional(Type.String()),
      iconColorUrl: Type.Optional(Type.String()),
    }),
  ),
  cryptoTransfersSupported: Type.Boolean(),
})

export const listIntegrationsOperation = operation({
  id: 'listIntegrations',
  method: 'GET',
  paths: ['/integrations'],
  tag: 'Integrations',
  summary: 'The institutions and wallets a user can connect',
  permission: 'any',
  content: Type.Object({ items: Type.Array(Integration) }),
  errors: [],
})
