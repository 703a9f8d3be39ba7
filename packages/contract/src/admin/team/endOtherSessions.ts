import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const endOtherSessionsOperation = adminOperation({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/Sessions/endOthers',
  tag: 'Session',
  summary: 'End your other sessions',
  description: 'Ends every session of the signed-in member except this one.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    { ended: Type.Integer({ description: 'How many sessions there were.' }) },
    { title: 'EndedSessions', description: 'What was ended.' },
  ),
  errors: [],
})
