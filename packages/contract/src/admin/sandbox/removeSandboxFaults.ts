import { adminOperation } from '../adminOperation.ts'

export const removeSandboxFaultsOperation = adminOperation({
  id: 'removeSandboxFaults',
  method: 'DELETE',
  path: '/Sandbox/faults',
  tag: 'Sandbox',
  summary: 'Remove every fault',
  description: 'Removes the faults that are waiting, and answers the requests that one of them holds.',
  needsToken: true,
  role: 'operator',
  errors: ['notFound'],
})
