import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const advanceSandboxClockOperation = adminOperation({
  id: 'advanceSandboxClock',
  method: 'POST',
  path: '/Sandbox/clock',
  tag: 'Sandbox',
  summary: 'Advance the sandbox’s clock',
  description:
    'Moves the time of the sandbox and of this server forward, for every client. Nothing moves it back. Sessions of members follow the machine’s clock.',
  needsToken: true,
  role: 'operator',
  body: Type.Object(
    {
      seconds: Type.Integer({ minimum: 1, maximum: 31_536_000, description: 'How far, in seconds: up to a year.' }),
    },
    { title: 'AdvanceSandboxClockRequest', description: 'How far the clock moves.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
