import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

const times = { minimum: 1, maximum: 1_000_000 }

const host = Type.String({ minLength: 1, maxLength: 253, description: 'Host name of a simulated institution.' })

const mode = Type.String({ minLength: 1, maxLength: 40, description: 'Kind of fault: a `mode` of the sandbox.' })

export const addSandboxFaultOperation = adminOperation({
  id: 'addSandboxFault',
  method: 'POST',
  path: '/Sandbox/faults',
  tag: 'Sandbox',
  summary: 'Add a fault',
  description: 'Makes the next requests to a simulated institution fail in one way.',
  needsToken: true,
  role: 'operator',
  body: Type.Object(
    {
      host,
      mode,
      times: Type.Optional(Type.Integer({ ...times, description: 'How many requests fail. Default 1.' })),
    },
    { title: 'AddSandboxFaultRequest', description: 'The fault.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
