import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { nullableSeconds } from './passkey.ts'

export const readRecoveryCodesOperation = adminOperation({
  id: 'readRecoveryCodes',
  method: 'GET',
  path: '/RecoveryCodes',
  tag: 'Session',
  summary: 'Get how many recovery codes are left',
  description:
    'Returns the number of unused recovery codes of the signed-in member. The codes themselves are not stored.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      left: Type.Integer({ description: 'How many were not used yet.' }),
      createdTimestamp: nullableSeconds('When they were created, in Unix seconds. `null` without any.'),
    },
    { title: 'RecoveryCodesLeft', description: 'Recovery codes of the member.' },
  ),
  errors: [],
})
