import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Screening, ScreeningMode } from './screening.ts'

export const setScreeningOperation = adminOperation({
  id: 'setScreening',
  method: 'PUT',
  path: '/Screening',
  tag: 'Screening',
  summary: 'Set the screening of addresses',
  description:
    'Applies to every request from then on, in other processes within five seconds. Returns `conflict` for `warn` and `block` while no list is loaded. Only an owner may set it.',
  needsToken: true,
  role: 'owner',
  body: Type.Object({ mode: ScreeningMode }, { title: 'SetScreeningRequest', description: 'The mode from now on.' }),
  content: Screening,
  errors: ['missingField', 'invalidField', 'conflict'],
})
