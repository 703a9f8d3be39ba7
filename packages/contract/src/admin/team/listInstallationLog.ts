import { adminOperation } from '../adminOperation.ts'
import { Entries, Page } from './auditEntries.ts'

export const listInstallationLogOperation = adminOperation({
  id: 'listInstallationLog',
  method: 'POST',
  path: '/Installation/log',
  tag: 'Installation',
  summary: 'List the log of the installation',
  description:
    'Returns operators’ successful and failed sign-ins, and the changes to members and operators of the whole installation, newest first.',
  needsToken: true,
  role: 'operator',
  body: Page,
  content: Entries,
  errors: ['invalidField', 'badRequest'],
})
