import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const resetSandboxOperation = adminOperation({
  id: 'resetSandbox',
  method: 'POST',
  path: '/Sandbox/reset',
  tag: 'Sandbox',
  summary: 'Reset the sandbox',
  description:
    'Removes every fault, brings every institution up, and gives each persona, or one, its starting balances. The clock, transfers and chains stay as they are; `rialto sandbox reset` deletes those while the server is stopped.',
  needsToken: true,
  role: 'operator',
  body: Type.Object(
    {
      persona: Type.Optional(
        Type.String({ minLength: 1, maxLength: 60, description: 'Only the balances of this persona.' }),
      ),
    },
    { title: 'ResetSandboxRequest', description: 'What to reset.' },
  ),
  errors: ['invalidField', 'badRequest', 'notFound'],
})
