import { adminOperation } from '../adminOperation.ts'
import { Session } from './session.ts'

export const readSessionOperation = adminOperation({
  id: 'readSession',
  method: 'GET',
  path: '/Session',
  tag: 'Session',
  summary: 'Get the session',
  description: 'Returns the signed-in member. Accepts only the session’s cookie.',
  needsToken: true,
  role: 'member',
  content: Session,
  errors: [],
})
