import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Passkey } from './passkey.ts'

export const listPasskeysOperation = adminOperation({
  id: 'listPasskeys',
  method: 'GET',
  path: '/Passkeys',
  tag: 'Session',
  summary: 'List your passkeys',
  description: 'Returns the passkeys of the signed-in member, oldest first.',
  needsToken: true,
  role: 'member',
  content: Type.Array(Passkey, { description: 'Passkeys.' }),
  errors: [],
})
