import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'

/** Specification, "Asset". */
export const AssetType = oneOf(['equity', 'cryptocurrency'])

const Asset = Type.Object({ symbol: Type.String(), name: Type.String(), type: AssetType })

export const listAssetsOperation = operation({
  id: 'listAssets',
  method: 'GET',
  paths: ['/assets/:assetType'],
  tag: 'Assets',
  summary: 'The assets of one type, best match first',
  permission: 'any',
  params: Type.Object({ assetType: Type.Unsafe<'equity' | 'cryptocurrency'>({ ...AssetType, 'x-anyCase': true }) }),
  query: Type.Object({
    /** Matched with symbols and names, in any case. */
    Search: Type.Optional(Type.String({ maxLength: 100 })),
    /** Default 50. */
    Count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, 'x-numericString': true })),
    Offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, 'x-numericString': true })),
  }),
  content: Type.Object({ items: Type.Array(Asset), total: Type.Integer() }),
  errors: ['invalidField'],
})
