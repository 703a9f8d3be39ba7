import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkTransfer } from './shapes/linkTransfer.ts'

export const linkTransferOperation = linkOperation({
  id: 'linkTransfer',
  method: 'GET',
  path: '/transfers/:transferId',
  needsSession: true,
  params: Type.Object({ transferId: uuid('Id of the transfer.') }),
  content: LinkTransfer,
  errors: ['notFound'],
})
