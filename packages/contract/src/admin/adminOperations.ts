import { readBackupModeOperation } from './backup/readBackupMode.ts'
import { listConfiguredNetworksOperation } from './clients/listConfiguredNetworks.ts'
import { replaceOfferedNetworksOperation } from './clients/replaceOfferedNetworks.ts'
import { readRetentionOperation } from './retention/readRetention.ts'
import { setRetentionOperation } from './retention/setRetention.ts'
import { readPaymentSettingsOperation } from './paymentRequests/readPaymentSettings.ts'
import { assignPaymentOperation } from './paymentRequests/assignPayment.ts'
import { addPaymentSourceOperation } from './paymentRequests/addPaymentSource.ts'
import { replacePaymentSourceOperation } from './paymentRequests/replacePaymentSource.ts'
import { confirmPaymentSourceOperation } from './paymentRequests/confirmPaymentSource.ts'
import { setPaymentRulesOperation } from './paymentRequests/setPaymentRules.ts'
import { searchPaymentRequestsOperation } from './paymentRequests/searchPaymentRequests.ts'
import { approveRefundOperation } from './paymentRequests/approveRefund.ts'
import { cancelRefundOperation } from './paymentRequests/cancelRefund.ts'
import { reportRefundOperation } from './paymentRequests/reportRefund.ts'
import { searchRefundsOperation } from './paymentRequests/searchRefunds.ts'
import { proveAccountOperation } from './paymentRequests/proveAccount.ts'
import { returnPaymentOperation } from './paymentRequests/returnPayment.ts'
import { searchUnassignedPaymentsOperation } from './paymentRequests/searchUnassignedPayments.ts'
import { searchPayoutsOperation } from './payouts/searchPayouts.ts'
import { readRelayerOperation } from './relayer/readRelayer.ts'
import { readSponsorshipOperation } from './sponsorship/readSponsorship.ts'
import { removeSponsorshipOperation } from './sponsorship/removeSponsorship.ts'
import { setSponsorshipOperation } from './sponsorship/setSponsorship.ts'
import { readTransferTermsOperation } from './clients/readTransferTerms.ts'
import { replaceTransferTermsOperation } from './clients/replaceTransferTerms.ts'
import { addIpRangeOperation } from './access/addIpRange.ts'
import { listIpRangesOperation } from './access/listIpRanges.ts'
import { closeClientOperation } from './access/closeClient.ts'
import { readClientOperation } from './access/readClient.ts'
import { renameClientOperation } from './access/renameClient.ts'
import { readAllowedOriginsOperation } from './access/readAllowedOrigins.ts'
import { removeIpRangeOperation } from './access/removeIpRange.ts'
import { replaceAllowedOriginsOperation } from './access/replaceAllowedOrigins.ts'
import type { AdminOperation } from './adminOperation.ts'
import { beginSingleSignOnOperation } from './team/beginSingleSignOn.ts'
import { completeSingleSignOnOperation } from './team/completeSingleSignOn.ts'
import { readIdentityProviderOperation } from './team/readIdentityProvider.ts'
import { replaceIdentityProviderOperation } from './team/replaceIdentityProvider.ts'
import { createProvisioningTokenOperation } from './team/createProvisioningToken.ts'
import { removeProvisioningTokenOperation } from './team/removeProvisioningToken.ts'
import { removeIdentityProviderOperation } from './team/removeIdentityProvider.ts'
import { approveChangeOperation } from './team/approveChange.ts'
import { listApprovalsOperation } from './team/listApprovals.ts'
import { readApprovalSettingsOperation } from './team/readApprovalSettings.ts'
import { replaceApprovalSettingsOperation } from './team/replaceApprovalSettings.ts'
import { requestApprovalOperation } from './team/requestApproval.ts'
import { withdrawApprovalOperation } from './team/withdrawApproval.ts'
import { createApiKeyOperation } from './access/createApiKey.ts'
import { listApiKeysOperation } from './access/listApiKeys.ts'
import { revokeApiKeyOperation } from './access/revokeApiKey.ts'
import { listAuditEntriesOperation } from './team/listAuditEntries.ts'
import { listInstallationLogOperation } from './team/listInstallationLog.ts'
import { listInstallationMembersOperation } from './team/listInstallationMembers.ts'
import { removeInstallationMemberOperation } from './team/removeInstallationMember.ts'
import { resetInstallationMemberOperation } from './team/resetInstallationMember.ts'
import { signOutInstallationMemberOperation } from './team/signOutInstallationMember.ts'
import { listBridgingRoutesOperation } from './bridging/listBridgingRoutes.ts'
import { removeBridgingRouteOperation } from './bridging/removeBridgingRoute.ts'
import { searchBridgingRoutesOperation } from './bridging/searchBridgingRoutes.ts'
import { setBridgingPriorityOperation } from './bridging/setBridgingPriority.ts'
import { setMisdirectedDepositsOperation } from './bridging/setMisdirectedDeposits.ts'
import { setBridgingRouteOperation } from './bridging/setBridgingRoute.ts'
import { readComplianceRecordOperation } from './clients/readComplianceRecord.ts'
import { replaceComplianceRecordOperation } from './clients/replaceComplianceRecord.ts'
import { readCallbackUrlsOperation } from './clients/readCallbackUrls.ts'
import { replaceCallbackUrlsOperation } from './clients/replaceCallbackUrls.ts'
import { listConnectionsOperation } from './accounts/listConnections.ts'
import { removeConnectionOperation } from './accounts/removeConnection.ts'
import { listLinkSessionsOperation } from './link/listLinkSessions.ts'
import { readLinkSessionHistoryOperation } from './link/readLinkSessionHistory.ts'
import { issueAdminTokenOperation } from './access/issueAdminToken.ts'
import { createLinkConfigurationOperation } from './clients/createLinkConfiguration.ts'
import { listLinkConfigurationsOperation } from './clients/listLinkConfigurations.ts'
import { previewLinkConfigurationOperation } from './clients/previewLinkConfiguration.ts'
import { readLinkConfigurationOperation } from './clients/readLinkConfiguration.ts'
import { removeLinkConfigurationOperation } from './clients/removeLinkConfiguration.ts'
import { replaceLinkConfigurationOperation } from './clients/replaceLinkConfiguration.ts'
import { createManagementKeyOperation } from './access/createManagementKey.ts'
import { listManagementKeysOperation } from './access/listManagementKeys.ts'
import { revokeManagementKeyOperation } from './access/revokeManagementKey.ts'
import { changeMemberRoleOperation } from './team/changeMemberRole.ts'
import { inviteMemberOperation } from './team/inviteMember.ts'
import { listMembersOperation } from './team/listMembers.ts'
import { removeMemberOperation } from './team/removeMember.ts'
import { addPasskeyOperation } from './team/addPasskey.ts'
import { beginPasskeyOperation } from './team/beginPasskey.ts'
import { beginPasskeySignInOperation } from './team/beginPasskeySignIn.ts'
import { createRecoveryCodesOperation } from './team/createRecoveryCodes.ts'
import { listPasskeysOperation } from './team/listPasskeys.ts'
import { readRecoveryCodesOperation } from './team/readRecoveryCodes.ts'
import { removePasskeyOperation } from './team/removePasskey.ts'
import { renamePasskeyOperation } from './team/renamePasskey.ts'
import { signInWithPasskeyOperation } from './team/signInWithPasskey.ts'
import { acceptInvitationOperation } from './team/acceptInvitation.ts'
import { beginAuthenticatorOperation } from './team/beginAuthenticator.ts'
import { changePasswordOperation } from './team/changePassword.ts'
import { endOtherSessionsOperation } from './team/endOtherSessions.ts'
import { endSessionOperation } from './team/endSession.ts'
import { listSessionsOperation } from './team/listSessions.ts'
import { readInvitationOperation } from './team/readInvitation.ts'
import { readSessionOperation } from './team/readSession.ts'
import { replaceAuthenticatorOperation } from './team/replaceAuthenticator.ts'
import { signInOperation } from './team/signIn.ts'
import { signOutOperation } from './team/signOut.ts'
import { createSubClientOperation } from './clients/createSubClient.ts'
import { listSubClientsOperation } from './clients/listSubClients.ts'
import { previewSubClientOperation } from './clients/previewSubClient.ts'
import { readSubClientOperation } from './clients/readSubClient.ts'
import { removeSubClientLogoOperation } from './clients/removeSubClientLogo.ts'
import { removeSubClientOperation } from './clients/removeSubClient.ts'
import { replaceSubClientOperation } from './clients/replaceSubClient.ts'
import { setSubClientLogoOperation } from './clients/setSubClientLogo.ts'
import { readBooksOperation } from './books/readBooks.ts'
import { readOverviewOperation } from './overview/readOverview.ts'
import { listRequestErrorsOperation } from './requestLog/listRequestErrors.ts'
import { listRequestsOperation } from './requestLog/listRequests.ts'
import { createSandboxSessionOperation } from './linkTokens/createSandboxSession.ts'
import { addSandboxFaultOperation } from './sandbox/addSandboxFault.ts'
import { advanceSandboxClockOperation } from './sandbox/advanceSandboxClock.ts'
import { readSandboxOperation } from './sandbox/readSandbox.ts'
import { removeSandboxFaultsOperation } from './sandbox/removeSandboxFaults.ts'
import { resetSandboxOperation } from './sandbox/resetSandbox.ts'
import { setSandboxInstitutionOperation } from './sandbox/setSandboxInstitution.ts'
import { listScreeningDecisionsOperation } from './screening/listScreeningDecisions.ts'
import { readScreeningOperation } from './screening/readScreening.ts'
import { setScreeningOperation } from './screening/setScreening.ts'
import { listTransferViewsOperation } from './team/listTransferViews.ts'
import { removeTransferViewOperation } from './team/removeTransferView.ts'
import { saveTransferViewOperation } from './team/saveTransferView.ts'
import { searchTransfersOperation } from './transfers/searchTransfers.ts'
import { listTransfersToReviewOperation } from './transfers/listTransfersToReview.ts'
import { createRestLinkOperation } from './linkTokens/createRestLink.ts'
import { resolveTransferOperation } from './transfers/resolveTransfer.ts'
import { readTransferHistoryOperation } from './transfers/readTransferHistory.ts'
import { readWebhookEventOperation } from './webhooks/readWebhookEvent.ts'
import { eraseUserOperation } from './users/eraseUser.ts'
import { exportUserOperation } from './users/exportUser.ts'
import { createWebhookEndpointOperation } from './webhooks/createWebhookEndpoint.ts'
import { listWebhookDeliveriesOperation } from './webhooks/listWebhookDeliveries.ts'
import { listWebhookEndpointsOperation } from './webhooks/listWebhookEndpoints.ts'
import { pauseWebhookEndpointOperation } from './webhooks/pauseWebhookEndpoint.ts'
import { readWebhookEndpointOperation } from './webhooks/readWebhookEndpoint.ts'
import { removeWebhookEndpointOperation } from './webhooks/removeWebhookEndpoint.ts'
import { replayWebhookEventsOperation } from './webhooks/replayWebhookEvents.ts'
import { resumeWebhookEndpointOperation } from './webhooks/resumeWebhookEndpoint.ts'
import { rotateWebhookSecretOperation } from './webhooks/rotateWebhookSecret.ts'
import { testWebhookEndpointOperation } from './webhooks/testWebhookEndpoint.ts'
import { updateWebhookEndpointOperation } from './webhooks/updateWebhookEndpoint.ts'

/** Every operation of the account management API by its id. */
export const adminOperationsById = {
  issueAdminToken: issueAdminTokenOperation,
  signIn: signInOperation,
  beginPasskeySignIn: beginPasskeySignInOperation,
  signInWithPasskey: signInWithPasskeyOperation,
  beginSingleSignOn: beginSingleSignOnOperation,
  completeSingleSignOn: completeSingleSignOnOperation,
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
  readIdentityProvider: readIdentityProviderOperation,
  replaceIdentityProvider: replaceIdentityProviderOperation,
  removeIdentityProvider: removeIdentityProviderOperation,
  createProvisioningToken: createProvisioningTokenOperation,
  removeProvisioningToken: removeProvisioningTokenOperation,
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
  readBooks: readBooksOperation,
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
  readPaymentSettings: readPaymentSettingsOperation,
  addPaymentSource: addPaymentSourceOperation,
  replacePaymentSource: replacePaymentSourceOperation,
  confirmPaymentSource: confirmPaymentSourceOperation,
  setPaymentRules: setPaymentRulesOperation,
  searchPaymentRequests: searchPaymentRequestsOperation,
  approveRefund: approveRefundOperation,
  reportRefund: reportRefundOperation,
  cancelRefund: cancelRefundOperation,
  searchRefunds: searchRefundsOperation,
  searchUnassignedPayments: searchUnassignedPaymentsOperation,
  returnPayment: returnPaymentOperation,
  proveAccount: proveAccountOperation,
  assignPayment: assignPaymentOperation,
  searchPayouts: searchPayoutsOperation,
  readRelayer: readRelayerOperation,
  readSponsorship: readSponsorshipOperation,
  setSponsorship: setSponsorshipOperation,
  removeSponsorship: removeSponsorshipOperation,
  listConfiguredNetworks: listConfiguredNetworksOperation,
  replaceOfferedNetworks: replaceOfferedNetworksOperation,
  readRetention: readRetentionOperation,
  setRetention: setRetentionOperation,
  readClient: readClientOperation,
  renameClient: renameClientOperation,
  closeClient: closeClientOperation,
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
  createRestLink: createRestLinkOperation,
  readSandbox: readSandboxOperation,
  advanceSandboxClock: advanceSandboxClockOperation,
  setSandboxInstitution: setSandboxInstitutionOperation,
  addSandboxFault: addSandboxFaultOperation,
  removeSandboxFaults: removeSandboxFaultsOperation,
  resetSandbox: resetSandboxOperation,
  createSandboxSession: createSandboxSessionOperation,
  exportUser: exportUserOperation,
  eraseUser: eraseUserOperation,
} as const

export type AdminOperationId = keyof typeof adminOperationsById

/** The same as a list. */
export const adminOperations: readonly AdminOperation[] = Object.values(adminOperationsById)
