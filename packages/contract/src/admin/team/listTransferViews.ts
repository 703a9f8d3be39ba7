import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { TransferView } from './transferView.ts'

export const listTransferViewsOperation = adminOperation({
  id: 'listTransferViews',
  method: 'GET',
  path: '/Transfers/views',
  tag: 'Transfers',
  summary: 'List saved views',
  description:
    'Returns the saved views of the list of transfers: the signed-in member’s own and the shared ones. A token sees only the shared ones.',
  needsToken: true,
  content: Type.Array(TransferView, { description: 'Views, by name.' }),
  errors: [],
})
