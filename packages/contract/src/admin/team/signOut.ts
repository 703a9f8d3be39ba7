import { adminOperation } from '../adminOperation.ts'

export const signOutOperation = adminOperation({
  id: 'signOut',
  method: 'DELETE',
  path: '/Session',
  tag: 'Session',
  summary: 'Sign out',
  description: 'Ends this session. Takes the session’s cookie only.',
  needsToken: true,
  role: 'member',
  errors: [],
})
