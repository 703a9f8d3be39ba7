import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const endSessionOperation = adminOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/Sessions/:id',
  tag: 'Session',
  summary: 'End one of your sessions',
  description: 'Ends a session of the signed-in member.',
  needsToken: true,
  role: 'member',
  params: Type.Object({ id: uuid('Id of the session.') }),
  errors: ['notFound'],
})
