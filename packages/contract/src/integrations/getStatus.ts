import Type from 'typebox'

import { operation } from '../operation.ts'
import { Product } from '../shared/enums.ts'
import { Uuid } from '../shared/uuid.ts'

/** Specification, "Integration health entry". */
export const IntegrationHealth = Type.Object({
  type: Type.String(),
  name: Type.String(),
  isUp: Type.Boolean(),
  /** The reason, when down. */
  description: Type.Optional(Type.String()),
  /** Unix seconds. */
  downTimeStart: Type.Optional(Type.Integer()),
  supportedProducts: Type.Array(Product),
  deFiWalletData: Type.Optional(Type.Object({ id: Uuid, name: Type.String() })),
})

export const getStatusOperation = operation({
  id: 'getStatus',
  method: 'GET',
  paths: ['/status'],
  tag: 'Integrations',
  summary: 'Health of every integration',
  permission: 'any',
  content: Type.Array(IntegrationHealth),
  errors: [],
})
