import { readBackupModeOperation } from './backup.ts'
import { listConfiguredNetworksOperation, replaceOfferedNetworksOperation } from './networks.ts'
import { readRetentionOperation, setRetentionOperation } from './retention.ts'
import { readSponsorshipOperation, removeSponsorshipOperation, setSponsorshipOperation } from './sponsorship.ts'
import { readTransferTermsOperation, replaceTransferTermsOperation } from './transferTerms.ts'
import {
  addIpRangeOperation,
  listIpRangesOperation,
  readAllowedOriginsOperation,
  removeIpRangeOperation,
  replaceAllowedOriginsOperation,
} from './access.ts'
import type { AdminOperation } from './adminOperation.ts'
import {
  approveChangeOperation,
  listApprovalsOperation,
  readApprovalSettingsOperation,
  replaceApprovalSettingsOperation,
  requestApprovalOperation,
  withdrawApprovalOperation,
} from './approvals.ts'
import { createApiKeyOperation, listApiKeysOperation, revokeApiKeyOperation } from './apiKeys.ts'
import { listAuditEntriesOperation, listInstallationLogOperation } from './auditLog.ts'
import {
  listInstallationMembersOperation,
  removeInstallationMemberOperation,
  resetInstallationMemberOperation,
  signOutInstallationMemberOperation,
} from './installation.ts'
import {
  listBridgingRoutesOperation,
  removeBridgingRouteOperation,
  searchBridgingRoutesOperation,
  setBridgingPriorityOperation,
  setMisdirectedDepositsOperation,
  setBridgingRouteOperation,
} from './bridgingRoutes.ts'
import { readComplianceRecordOperation, replaceComplianceRecordOperation } from './compliance.ts'
import { readCallbackUrlsOperation, replaceCallbackUrlsOperation } from './callbackUrls.ts'
import { listConnectionsOperation, removeConnectionOperation } from './connections.ts'
import { listLinkSessionsOperation, readLinkSessionHistoryOperation } from './linkSessions.ts'
import { issueAdminTokenOperation } from './issueAdminToken.ts'
import {
  createLinkConfigurationOperation,
  listLinkConfigurationsOperation,
  previewLinkConfigurationOperation,
  readLinkConfigurationOperation,
  removeLinkConfigurationOperation,
  replaceLinkConfigurationOperation,
} from './linkConfigurations.ts'
import {
  createManagementKeyOperation,
  listManagementKeysOperation,
  revokeManagementKeyOperation,
} from './managementKeys.ts'
import {
  changeMemberRoleOperation,
  inviteMemberOperation,
  listMembersOperation,
  removeMemberOperation,
} from './members.ts'
import {
  addPasskeyOperation,
  beginPasskeyOperation,
  beginPasskeySignInOperation,
  createRecoveryCodesOperation,
  listPasskeysOperation,
  readRecoveryCodesOperation,
  removePasskeyOperation,
  renamePasskeyOperation,
  signInWithPasskeyOperation,
} from './passkeys.ts'
import {
  acceptInvitationOperation,
  beginAuthenticatorOperation,
  changePasswordOperation,
  endOtherSessionsOperation,
  endSessionOperation,
  listSessionsOperation,
  readInvitationOperation,
  readSessionOperation,
  replaceAuthenticatorOperation,
  signInOperation,
  signOutOperation,
} from './session.ts'
import {
  createSubClientOperation,
  listSubClientsOperation,
  previewSubClientOperation,
  readSubClientOperation,
  removeSubClientLogoOperation,
  removeSubClientOperation,
  replaceSubClientOperation,
  setSubClientLogoOperation,
} from './subClientOperations.ts'
import { readOverviewOperation } from './overview.ts'
import { listRequestErrorsOperation, listRequestsOperation } from './requestLog.ts'
import {
  addSandboxFaultOperation,
  advanceSandboxClockOperation,
  readSandboxOperation,
  removeSandboxFaultsOperation,
  resetSandboxOperation,
  setSandboxInstitutionOperation,
} from './sandbox.ts'
import { listScreeningDecisionsOperation, readScreeningOperation, setScreeningOperation } from './screening.ts'
import { listTransferViewsOperation, removeTransferViewOperation, saveTransferViewOperation } from './transferViews.ts'
import { searchTransfersOperation } from './searchTransfers.ts'
import { listTransfersToReviewOperation, resolveTransferOperation } from './transferReview.ts'
import { readTransferHistoryOperation } from './transferHistory.ts'
import { readWebhookEventOperation } from './webhookEvent.ts'
import { eraseUserOperation, exportUserOperation } from './users.ts'
import {
  createWebhookEndpointOperation,
  listWebhookDeliveriesOperation,
  listWebhookEndpointsOperation,
  pauseWebhookEndpointOperation,
  readWebhookEndpointOperation,
  removeWebhookEndpointOperation,
  replayWebhookEventsOperation,
  resumeWebhookEndpointOperation,
  rotateWebhookSecretOperation,
  testWebhookEndpointOperation,
  updateWebhookEndpointOperation,
} from './webhookEndpoints.ts'

/** Every operation of the account management API by its id. */
export const adminOperationsById = {
  issueAdminToken: issueAdminTokenOperation,
  signIn: signInOperation,
  beginPasskeySignIn: beginPasskeySignInOperation,
  signInWithPasskey: signInWithPasskeyOperation,
  readInvitation: readInvitationOperation,
  acceptInvitation: acceptInvitationOperation,
  readSession: readSessionOperation,
  signOut: signOutOperation,
  listSessions: listSessionsOperation,
  endSession: endSessionOperation,
  endOtherSessions: endOtherSessionsOperation,
  changePassword: changePasswordOperation,
  beginAuthenticator: beginAuthenticatorOperation,
  replaceAuthenticator: replaceAuthenticatorOperation,
  listPasskeys: listPasskeysOperation,
  beginPasskey: beginPasskeyOperation,
  addPasskey: addPasskeyOperation,
  renamePasskey: renamePasskeyOperation,
  removePasskey: removePasskeyOperation,
  readRecoveryCodes: readRecoveryCodesOperation,
  createRecoveryCodes: createRecoveryCodesOperation,
  listMembers: listMembersOperation,
  inviteMember: inviteMemberOperation,
  changeMemberRole: changeMemberRoleOperation,
  removeMember: removeMemberOperation,
  listAuditEntries: listAuditEntriesOperation,
  listInstallationMembers: listInstallationMembersOperation,
  removeInstallationMember: removeInstallationMemberOperation,
  resetInstallationMember: resetInstallationMemberOperation,
  signOutInstallationMember: signOutInstallationMemberOperation,
  listInstallationLog: listInstallationLogOperation,
  readApprovalSettings: readApprovalSettingsOperation,
  replaceApprovalSettings: replaceApprovalSettingsOperation,
  listApprovals: listApprovalsOperation,
  requestApproval: requestApprovalOperation,
  approveChange: approveChangeOperation,
  withdrawApproval: withdrawApprovalOperation,
  readOverview: readOverviewOperation,
  searchTransfers: searchTransfersOperation,
  listTransferViews: listTransferViewsOperation,
  saveTransferView: saveTransferViewOperation,
  removeTransferView: removeTransferViewOperation,
  listConnections: listConnectionsOperation,
  removeConnection: removeConnectionOperation,
  listLinkSessions: listLinkSessionsOperation,
  readLinkSessionHistory: readLinkSessionHistoryOperation,
  listRequests: listRequestsOperation,
  listRequestErrors: listRequestErrorsOperation,
  listApiKeys: listApiKeysOperation,
  createApiKey: createApiKeyOperation,
  revokeApiKey: revokeApiKeyOperation,
  listManagementKeys: listManagementKeysOperation,
  createManagementKey: createManagementKeyOperation,
  revokeManagementKey: revokeManagementKeyOperation,
  readAllowedOrigins: readAllowedOriginsOperation,
  replaceAllowedOrigins: replaceAllowedOriginsOperation,
  listIpRanges: listIpRangesOperation,
  addIpRange: addIpRangeOperation,
  removeIpRange: removeIpRangeOperation,
  readCallbackUrls: readCallbackUrlsOperation,
  replaceCallbackUrls: replaceCallbackUrlsOperation,
  listSubClients: listSubClientsOperation,
  createSubClient: createSubClientOperation,
  readSubClient: readSubClientOperation,
  replaceSubClient: replaceSubClientOperation,
  previewSubClient: previewSubClientOperation,
  removeSubClient: removeSubClientOperation,
  setSubClientLogo: setSubClientLogoOperation,
  removeSubClientLogo: removeSubClientLogoOperation,
  readComplianceRecord: readComplianceRecordOperation,
  replaceComplianceRecord: replaceComplianceRecordOperation,
  readScreening: readScreeningOperation,
  setScreening: setScreeningOperation,
  listScreeningDecisions: listScreeningDecisionsOperation,
  listLinkConfigurations: listLinkConfigurationsOperation,
  createLinkConfiguration: createLinkConfigurationOperation,
  readLinkConfiguration: readLinkConfigurationOperation,
  replaceLinkConfiguration: replaceLinkConfigurationOperation,
  previewLinkConfiguration: previewLinkConfigurationOperation,
  removeLinkConfiguration: removeLinkConfigurationOperation,
  readBackupMode: readBackupModeOperation,
  readTransferTerms: readTransferTermsOperation,
  replaceTransferTerms: replaceTransferTermsOperation,
  readSponsorship: readSponsorshipOperation,
  setSponsorship: setSponsorshipOperation,
  removeSponsorship: removeSponsorshipOperation,
  listConfiguredNetworks: listConfiguredNetworksOperation,
  replaceOfferedNetworks: replaceOfferedNetworksOperation,
  readRetention: readRetentionOperation,
  setRetention: setRetentionOperation,
  listBridgingRoutes: listBridgingRoutesOperation,
  searchBridgingRoutes: searchBridgingRoutesOperation,
  setBridgingRoute: setBridgingRouteOperation,
  removeBridgingRoute: removeBridgingRouteOperation,
  setBridgingPriority: setBridgingPriorityOperation,
  setMisdirectedDeposits: setMisdirectedDepositsOperation,
  listWebhookEndpoints: listWebhookEndpointsOperation,
  createWebhookEndpoint: createWebhookEndpointOperation,
  readWebhookEndpoint: readWebhookEndpointOperation,
  updateWebhookEndpoint: updateWebhookEndpointOperation,
  removeWebhookEndpoint: removeWebhookEndpointOperation,
  pauseWebhookEndpoint: pauseWebhookEndpointOperation,
  resumeWebhookEndpoint: resumeWebhookEndpointOperation,
  rotateWebhookSecret: rotateWebhookSecretOperation,
  testWebhookEndpoint: testWebhookEndpointOperation,
  listWebhookDeliveries: listWebhookDeliveriesOperation,
  replayWebhookEvents: replayWebhookEventsOperation,
  readWebhookEvent: readWebhookEventOperation,
  readTransferHistory: readTransferHistoryOperation,
  listTransfersToReview: listTransfersToReviewOperation,
  resolveTransfer: resolveTransferOperation,
  readSandbox: readSandboxOperation,
  advanceSandboxClock: advanceSandboxClockOperation,
  setSandboxInstitution: setSandboxInstitutionOperation,
  addSandboxFault: addSandboxFaultOperation,
  removeSandboxFaults: removeSandboxFaultsOperation,
  resetSandbox: resetSandboxOperation,
  exportUser: exportUserOperation,
  eraseUser: eraseUserOperation,
} as const

export type AdminOperationId = keyof typeof adminOperationsById

/** The same as a list. */
export const adminOperations: readonly AdminOperation[] = Object.values(adminOperationsById)
