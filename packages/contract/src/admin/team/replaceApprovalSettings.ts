import { adminOperation } from '../adminOperation.ts'
import { settings } from './approval.ts'

export const replaceApprovalSettingsOperation = adminOperation({
  id: 'replaceApprovalSettings',
  method: 'PUT',
  path: '/Approvals/settings',
  tag: 'Approvals',
  summary: 'Replace the changes that need approval',
  description:
    'From then on each of these changes is refused when it is called and made when a second member approves it. Once the list has an entry, it is replaced by two members, too; an operator of the installation can replace it alone.',
  needsToken: true,
  role: 'owner',
  body: settings,
  content: settings,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
