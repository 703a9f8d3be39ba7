import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'

const AssetType = enumOf('AssetType', 'Type of an asset.', {
  equity: 'shares and funds.',
  cryptocurrency: 'cryptocurrencies and tokens.',
})

const Asset = Type.Object(
  {
    symbol: Type.String({ description: 'Ticker symbol.' }),
    name: Type.String({ description: 'Display name.' }),
    type: AssetType,
  },
  { title: 'Asset', description: 'An asset.' },
)

export const listAssetsOperation = operation({
  id: 'listAssets',
  method: 'GET',
  paths: ['/assets/:assetType'],
  tag: 'Assets',
  summary: 'List assets',
  description: 'Returns the assets of one type. With `Search`, the best match comes first.',
  permission: 'any',
  params: Type.Object({ assetType: Type.Unsafe<'equity' | 'cryptocurrency'>({ ...AssetType, 'x-anyCase': true }) }),
  query: Type.Object({
    Search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Text to find in symbols and names, in any letter case.' }),
    ),
    Count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        description: 'Number of assets to return. Default 50.',
        'x-numericString': true,
      }),
    ),
    Offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description: 'Number of assets to skip. Default 0.',
        'x-numericString': true,
      }),
    ),
  }),
  content: Type.Object(
    {
      items: Type.Array(Asset, { description: 'Assets of this page.' }),
      total: Type.Integer({ description: 'Number of assets that match, on all pages.' }),
    },
    { title: 'AssetPage', description: 'One page of assets.' },
  ),
  errors: ['invalidField'],
})
