import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { MisdirectedDeposits } from './bridgingRoute.ts'

const MisdirectedDepositsRule = Type.Object(
  { rule: MisdirectedDeposits },
  { title: 'MisdirectedDepositsRule', description: 'The rule for misdirected deposits.' },
)

export const setMisdirectedDepositsOperation = adminOperation({
  id: 'setMisdirectedDeposits',
  method: 'PUT',
  path: '/Bridging/misdirectedDeposits',
  tag: 'Headless bridging',
  summary: 'Set the rule for misdirected deposits',
  description:
    'Sets how deposits to bridging addresses and manual deposits are handled that arrive on the wrong network or in the wrong asset. Applies to deposits found from then on.',
  needsToken: true,
  body: MisdirectedDepositsRule,
  content: MisdirectedDepositsRule,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
