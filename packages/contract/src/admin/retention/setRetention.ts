import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Retention, shared } from './retention.ts'

export const setRetentionOperation = adminOperation({
  ...shared,
  id: 'setRetention',
  method: 'PUT',
  summary: 'Set how long records of transfers stay',
  description:
    'Holds for accounts that are removed from then on. A record that stays names no user, account or address. Only an owner may set it.',
  role: 'owner',
  body: Type.Object(
    {
      transferRetentionDays: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 11_000,
          description: 'Days after the end of a transfer, 0 to 11,000. Absent: the setting of the installation.',
        }),
      ),
    },
    { title: 'SetRetentionRequest', description: 'How long records stay from now on.' },
  ),
  content: Retention,
  errors: ['invalidField'],
})
