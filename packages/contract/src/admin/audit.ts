import type { AdminOperation } from './adminOperation.ts'
import type { AdminOperationId } from './adminOperations.ts'
import { requiredRole } from './roles.ts'

/** What members do with their own accounts, by the names under which the audit log has it. */
export const accessEvents = [
  'signIn',
  'signInFailed',
  'signOut',
  'endSession',
  'acceptInvitation',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'createRecoveryCodes',
  'changePassword',
  'replaceAuthenticator',
  'endOtherSessions',
  'acceptReset',
] as const

export type AccessEvent = (typeof accessEvents)[number]

/** Changes that members make with any role. */
const ofEveryMember: readonly string[] = [
  'saveTransferView',
  'removeTransferView',
] satisfies readonly AdminOperationId[]
/** What operators do with the accounts of others, by the names under which the installation's log has it. */
export const installationEvents = [
  'removeInstallationMember',
  'resetInstallationMember',
  'signOutInstallationMember',
] as const satisfies readonly AdminOperationId[]

/** Of the installation, whose log their use cases write, and what only reads or writes the entry of the change that it approves. */
const notOfClient: readonly string[] = [
  'listAuditEntries',
  'listInstallationLog',
  'approveChange',
  ...installationEvents,
] satisfies readonly AdminOperationId[]

/** Whether calls of an operation are written into the client's audit log. What only reads is not, nor what concerns no client. */
export const isAudited = (operation: AdminOperation): boolean => {
  const { id, method, needsToken } = operation
  if (method === 'GET' || !needsToken || notOfClient.includes(id)) return false
  const role = requiredRole(operation)
  return role === 'readOnly' ? ofEveryMember.includes(id) : role !== 'member'
}
