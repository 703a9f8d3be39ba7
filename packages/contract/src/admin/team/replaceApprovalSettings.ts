import { adminOperation } from '../adminOperation.ts'
import { settings } from './approval.ts'

export const replaceApprovalSettingsOperation = adminOperation({
  id: 'replaceApprovalSettings',
  method: 'PUT',
  path: '/Approvals/settings',
  tag: 'Approvals',
  summary: 'Replace the changes that need approval',
  description:
    'From then on each of these changes is refused when it is called and made when a second member approves it. To keep the list itself from being shortened by one member, name `replaceApprovalSettings` in it.',
  needsToken: true,
  role: 'owner',
  body: settings,
  content: settings,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
