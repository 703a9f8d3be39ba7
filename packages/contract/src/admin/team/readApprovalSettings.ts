import { adminOperation } from '../adminOperation.ts'
import { settings } from './approval.ts'

export const readApprovalSettingsOperation = adminOperation({
  id: 'readApprovalSettings',
  method: 'GET',
  path: '/Approvals/settings',
  tag: 'Approvals',
  summary: 'Get the changes that need approval',
  description: 'Returns the changes of this client that need a second member.',
  needsToken: true,
  content: settings,
  errors: [],
})
