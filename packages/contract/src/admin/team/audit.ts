import type { AdminOperation } from '../adminOperation.ts'
import type { AdminOperationId } from '../adminOperations.ts'
import { requiredRole } from '../roles.ts'

/** Events of members' own accounts, as named in the audit log. */
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

/** Changes that an identity provider makes by SCIM or by a logout token, as named in the audit log. */
export const provisioningEvents = [
  'saveProvidedUser',
  'removeProvidedUser',
  'saveProvidedGroup',
  'removeProvidedGroup',
  'endProvidedSessions',
] as const

export type ProvisioningEvent = (typeof provisioningEvents)[number]

export type AccessEvent = (typeof accessEvents)[number]

/** Changes that members make with any role. */
const ofEveryMember: readonly string[] = [
  'saveTransferView',
  'removeTransferView',
] satisfies readonly AdminOperationId[]
/** Operators' actions on other members' accounts, as named in the installation's log. */
export const installationEvents = [
  'removeInstallationMember',
  'resetInstallationMember',
  'signOutInstallationMember',
] as const satisfies readonly AdminOperationId[]

/**
 * Operations on the installation, which write its log themselves; reads; and the approval, which writes the entry of
 * the approved change.
 */
const notOfClient: readonly string[] = [
  'listAuditEntries',
  'listInstallationLog',
  'approveChange',
  ...installationEvents,
] satisfies readonly AdminOperationId[]

/**
 * Whether calls of an operation are written to the client's audit log. Reads are not, and neither are operations that
 * concern no client.
 */
export const isAudited = (operation: AdminOperation): boolean => {
  const { id, method, needsToken } = operation
  if (method === 'GET' || !needsToken || notOfClient.includes(id)) return false
  const role = requiredRole(operation)
  return role === 'readOnly' ? ofEveryMember.includes(id) : role !== 'member'
}
