import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { filter, TransferView } from './transferView.ts'

export const saveTransferViewOperation = adminOperation({
  id: 'saveTransferView',
  method: 'POST',
  path: '/Transfers/views',
  tag: 'Transfers',
  summary: 'Save a view',
  description:
    'Saves a filter of the list of transfers for the signed-in member, and for the team if it is shared. A member may have 50 for a client. Needs a member’s session. Erasing a user removes views that search for the user.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(filter, { title: 'SaveTransferViewRequest', description: 'The view.' }),
  content: TransferView,
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
