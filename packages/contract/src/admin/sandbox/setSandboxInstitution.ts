import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const setSandboxInstitutionOperation = adminOperation({
  id: 'setSandboxInstitution',
  method: 'PUT',
  path: '/Sandbox/institutions/:name',
  tag: 'Sandbox',
  summary: 'Take a simulated institution down or up',
  description: 'While an institution is down, it answers every request with its own error for maintenance.',
  needsToken: true,
  role: 'operator',
  params: Type.Object({ name: Type.String({ maxLength: 60, description: 'Name of the institution.' }) }),
  body: Type.Object(
    { isUp: Type.Boolean({ description: '`false` takes it down.' }) },
    { title: 'SetSandboxInstitutionRequest', description: 'The new state.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
