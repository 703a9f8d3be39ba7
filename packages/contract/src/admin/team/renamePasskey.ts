import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { label } from './passkey.ts'

export const renamePasskeyOperation = adminOperation({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/Passkeys/:id',
  tag: 'Session',
  summary: 'Rename a passkey',
  description: 'Changes your name for the passkey.',
  needsToken: true,
  role: 'member',
  params: Type.Object({ id: uuid('Id of the passkey.') }),
  body: Type.Object({ label }, { title: 'RenamePasskeyRequest', description: 'The new name.' }),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
