import type { BackupAccess } from './backup/backupAccess.ts'
import { addIpRangeHandler } from './access/addIpRange.ts'
import { createApiKeyHandler } from './access/createApiKey.ts'
import { createManagementKeyHandler } from './access/createManagementKey.ts'
import { listApiKeysHandler } from './access/listApiKeys.ts'
import { listIpRangesHandler } from './access/listIpRanges.ts'
import { listManagementKeysHandler } from './access/listManagementKeys.ts'
import { closeClientHandler } from './access/closeClient.ts'
import { readClientHandler } from './access/readClient.ts'
import { renameClientHandler } from './access/renameClient.ts'
import { readAllowedOriginsHandler } from './access/readAllowedOrigins.ts'
import { removeIpRangeHandler } from './access/removeIpRange.ts'
import { replaceAllowedOriginsHandler } from './access/replaceAllowedOrigins.ts'
import { revokeApiKeyHandler } from './access/revokeApiKey.ts'
import { revokeManagementKeyHandler } from './access/revokeManagementKey.ts'
import { listConnectionsHandler } from './accounts/listConnections.ts'
import { removeConnectionHandler } from './accounts/removeConnection.ts'
import { readBackupModeHandler } from './backup/readBackupMode.ts'
import { listBridgingRoutesHandler } from './bridging/listBridgingRoutes.ts'
import { removeBridgingRouteHandler } from './bridging/removeBridgingRoute.ts'
import { searchBridgingRoutesHandler } from './bridging/searchBridgingRoutes.ts'
import { setBridgingPriorityHandler } from './bridging/setBridgingPriority.ts'
import { setBridgingRouteHandler } from './bridging/setBridgingRoute.ts'
import { setMisdirectedDepositsHandler } from './bridging/setMisdirectedDeposits.ts'
import { createLinkConfigurationHandler } from './clients/createLinkConfiguration.ts'
import { createSubClientHandler } from './clients/createSubClient.ts'
import { listConfiguredNetworksHandler } from './clients/listConfiguredNetworks.ts'
import { listLinkConfigurationsHandler } from './clients/listLinkConfigurations.ts'
import { listSubClientsHandler } from './clients/listSubClients.ts'
import { previewLinkConfigurationHandler } from './clients/previewLinkConfiguration.ts'
import { previewSubClientHandler } from './clients/previewSubClient.ts'
import { readCallbackUrlsHandler } from './clients/readCallbackUrls.ts'
import { readComplianceRecordHandler } from './clients/readComplianceRecord.ts'
import { readLinkConfigurationHandler } from './clients/readLinkConfiguration.ts'
import { readSubClientHandler } from './clients/readSubClient.ts'
import { readTransferTermsHandler } from './clients/readTransferTerms.ts'
import { removeLinkConfigurationHandler } from './clients/removeLinkConfiguration.ts'
import { removeSubClientHandler } from './clients/removeSubClient.ts'
import { removeSubClientLogoHandler } from './clients/removeSubClientLogo.ts'
import { replaceCallbackUrlsHandler } from './clients/replaceCallbackUrls.ts'
import { replaceComplianceRecordHandler } from './clients/replaceComplianceRecord.ts'
import { replaceLinkConfigurationHandler } from './clients/replaceLinkConfiguration.ts'
import { replaceOfferedNetworksHandler } from './clients/replaceOfferedNetworks.ts'
import { replaceSubClientHandler } from './clients/replaceSubClient.ts'
import { replaceTransferTermsHandler } from './clients/replaceTransferTerms.ts'
import { listLinkSessionsHandler } from './link/listLinkSessions.ts'
import { readLinkSessionHistoryHandler } from './link/readLinkSessionHistory.ts'
import { readBooksHandler } from './books/readBooks.ts'
import { readOverviewHandler } from './overview/readOverview.ts'
import { listRequestErrorsHandler } from './requestLog/listRequestErrors.ts'
import { listRequestsHandler } from './requestLog/listRequests.ts'
import { readRetentionHandler } from './retention/readRetention.ts'
import { setRetentionHandler } from './retention/setRetention.ts'
import { addSandboxFaultHandler } from './sandbox/addSandboxFault.ts'
import { advanceSandboxClockHandler } from './sandbox/advanceSandboxClock.ts'
import { readSandboxHandler } from './sandbox/readSandbox.ts'
import { removeSandboxFaultsHandler } from './sandbox/removeSandboxFaults.ts'
import { resetSandboxHandler } from './sandbox/resetSandbox.ts'
import { setSandboxInstitutionHandler } from './sandbox/setSandboxInstitution.ts'
import { listScreeningDecisionsHandler } from './screening/listScreeningDecisions.ts'
import { readScreeningHandler } from './screening/readScreening.ts'
import { setScreeningHandler } from './screening/setScreening.ts'
import { readPaymentSettingsHandler } from './paymentRequests/readPaymentSettings.ts'
import { addPaymentSourceHandler } from './paymentRequests/addPaymentSource.ts'
import { replacePaymentSourceHandler } from './paymentRequests/replacePaymentSource.ts'
import { confirmPaymentSourceHandler } from './paymentRequests/confirmPaymentSource.ts'
import { setPaymentRulesHandler } from './paymentRequests/setPaymentRules.ts'
import { searchPaymentRequestsHandler } from './paymentRequests/searchPaymentRequests.ts'
import { approveRefundHandler } from './paymentRequests/approveRefund.ts'
import { searchPayoutsHandler } from './payouts/searchPayouts.ts'
import { readRelayerHandler } from './relayer/readRelayer.ts'
import { readSponsorshipHandler } from './sponsorship/readSponsorship.ts'
import { removeSponsorshipHandler } from './sponsorship/removeSponsorship.ts'
import { setSponsorshipHandler } from './sponsorship/setSponsorship.ts'
import { acceptInvitationHandler } from './team/acceptInvitation.ts'
import { addPasskeyHandler } from './team/addPasskey.ts'
import { approveChangeHandler } from './team/approveChange.ts'
import { beginAuthenticatorHandler } from './team/beginAuthenticator.ts'
import { beginPasskeyHandler } from './team/beginPasskey.ts'
import { beginPasskeySignInHandler } from './team/beginPasskeySignIn.ts'
import { beginSingleSignOnHandler } from './team/beginSingleSignOn.ts'
import { completeSingleSignOnHandler } from './team/completeSingleSignOn.ts'
import { readIdentityProviderHandler } from './team/readIdentityProvider.ts'
import { createProvisioningTokenHandler } from './team/createProvisioningToken.ts'
import { removeProvisioningTokenHandler } from './team/removeProvisioningToken.ts'
import { removeIdentityProviderHandler } from './team/removeIdentityProvider.ts'
import { replaceIdentityProviderHandler } from './team/replaceIdentityProvider.ts'
import { changeMemberRoleHandler } from './team/changeMemberRole.ts'
import { changePasswordHandler } from './team/changePassword.ts'
import { createRecoveryCodesHandler } from './team/createRecoveryCodes.ts'
import { endOtherSessionsHandler } from './team/endOtherSessions.ts'
import { endSessionHandler } from './team/endSession.ts'
import { inviteMemberHandler } from './team/inviteMember.ts'
import { listApprovalsHandler } from './team/listApprovals.ts'
import { listAuditEntriesHandler } from './team/listAuditEntries.ts'
import { listInstallationLogHandler } from './team/listInstallationLog.ts'
import { listInstallationMembersHandler } from './team/listInstallationMembers.ts'
import { listMembersHandler } from './team/listMembers.ts'
import { listPasskeysHandler } from './team/listPasskeys.ts'
import { listSessionsHandler } from './team/listSessions.ts'
import { listTransferViewsHandler } from './team/listTransferViews.ts'
import { readApprovalSettingsHandler } from './team/readApprovalSettings.ts'
import { readInvitationHandler } from './team/readInvitation.ts'
import { readRecoveryCodesHandler } from './team/readRecoveryCodes.ts'
import { readSessionHandler } from './team/readSession.ts'
import { removeInstallationMemberHandler } from './team/removeInstallationMember.ts'
import { removeMemberHandler } from './team/removeMember.ts'
import { removePasskeyHandler } from './team/removePasskey.ts'
import { removeTransferViewHandler } from './team/removeTransferView.ts'
import { renamePasskeyHandler } from './team/renamePasskey.ts'
import { replaceApprovalSettingsHandler } from './team/replaceApprovalSettings.ts'
import { replaceAuthenticatorHandler } from './team/replaceAuthenticator.ts'
import { requestApprovalHandler } from './team/requestApproval.ts'
import { resetInstallationMemberHandler } from './team/resetInstallationMember.ts'
import { saveTransferViewHandler } from './team/saveTransferView.ts'
import { signInHandler } from './team/signIn.ts'
import { signInWithPasskeyHandler } from './team/signInWithPasskey.ts'
import { signOutHandler } from './team/signOut.ts'
import { signOutInstallationMemberHandler } from './team/signOutInstallationMember.ts'
import { withdrawApprovalHandler } from './team/withdrawApproval.ts'
import { createSandboxSessionHandler } from './linkTokens/createSandboxSession.ts'
import { createRestLinkHandler } from './linkTokens/createRestLink.ts'
import { listTransfersToReviewHandler } from './transfers/listTransfersToReview.ts'
import { readTransferHistoryHandler } from './transfers/readTransferHistory.ts'
import { resolveTransferHandler } from './transfers/resolveTransfer.ts'
import { searchTransfersHandler } from './transfers/searchTransfers.ts'
import { eraseUserHandler } from './users/eraseUser.ts'
import { exportUserHandler } from './users/exportUser.ts'
import { createWebhookEndpointHandler } from './webhooks/createWebhookEndpoint.ts'
import { listWebhookDeliveriesHandler } from './webhooks/listWebhookDeliveries.ts'
import { listWebhookEndpointsHandler } from './webhooks/listWebhookEndpoints.ts'
import { pauseWebhookEndpointHandler } from './webhooks/pauseWebhookEndpoint.ts'
import { readWebhookEndpointHandler } from './webhooks/readWebhookEndpoint.ts'
import { readWebhookEventHandler } from './webhooks/readWebhookEvent.ts'
import { removeWebhookEndpointHandler } from './webhooks/removeWebhookEndpoint.ts'
import { replayWebhookEventsHandler } from './webhooks/replayWebhookEvents.ts'
import { resumeWebhookEndpointHandler } from './webhooks/resumeWebhookEndpoint.ts'
import { rotateWebhookSecretHandler } from './webhooks/rotateWebhookSecret.ts'
import { testWebhookEndpointHandler } from './webhooks/testWebhookEndpoint.ts'
import { updateWebhookEndpointHandler } from './webhooks/updateWebhookEndpoint.ts'
import type { SandboxAccess } from './sandbox/sandboxAccess.ts'

/** Operations for callers that are not signed in. */
export const openAdminHandlers = {
  acceptInvitation: acceptInvitationHandler,
  beginPasskeySignIn: beginPasskeySignInHandler,
  readInvitation: readInvitationHandler,
  signIn: signInHandler,
  signInWithPasskey: signInWithPasskeyHandler,
  beginSingleSignOn: beginSingleSignOnHandler,
  completeSingleSignOn: completeSingleSignOnHandler,
}

/** Operations of the session's member, independent of any client. */
export const memberHandlers = {
  addPasskey: addPasskeyHandler,
  beginAuthenticator: beginAuthenticatorHandler,
  beginPasskey: beginPasskeyHandler,
  changePassword: changePasswordHandler,
  createRecoveryCodes: createRecoveryCodesHandler,
  endOtherSessions: endOtherSessionsHandler,
  endSession: endSessionHandler,
  listPasskeys: listPasskeysHandler,
  listSessions: listSessionsHandler,
  readRecoveryCodes: readRecoveryCodesHandler,
  readSession: readSessionHandler,
  removePasskey: removePasskeyHandler,
  renamePasskey: renamePasskeyHandler,
  replaceAuthenticator: replaceAuthenticatorHandler,
  signOut: signOutHandler,
}

/** Operations for a client. The operation for logos is missing, because its body is a file. */
export const clientHandlers = ({
  backup,
  sandbox,
}: {
  backup?: BackupAccess | undefined
  sandbox?: SandboxAccess | undefined
}) => ({
  addIpRange: addIpRangeHandler,
  createApiKey: createApiKeyHandler,
  createManagementKey: createManagementKeyHandler,
  listApiKeys: listApiKeysHandler,
  listIpRanges: listIpRangesHandler,
  listManagementKeys: listManagementKeysHandler,
  readAllowedOrigins: readAllowedOriginsHandler,
  readClient: readClientHandler,
  renameClient: renameClientHandler,
  closeClient: closeClientHandler,
  removeIpRange: removeIpRangeHandler,
  replaceAllowedOrigins: replaceAllowedOriginsHandler,
  revokeApiKey: revokeApiKeyHandler,
  revokeManagementKey: revokeManagementKeyHandler,
  listConnections: listConnectionsHandler,
  removeConnection: removeConnectionHandler,
  readBackupMode: readBackupModeHandler(backup),
  listBridgingRoutes: listBridgingRoutesHandler,
  removeBridgingRoute: removeBridgingRouteHandler,
  searchBridgingRoutes: searchBridgingRoutesHandler,
  setBridgingPriority: setBridgingPriorityHandler,
  setBridgingRoute: setBridgingRouteHandler,
  setMisdirectedDeposits: setMisdirectedDepositsHandler,
  createLinkConfiguration: createLinkConfigurationHandler,
  createSubClient: createSubClientHandler,
  listConfiguredNetworks: listConfiguredNetworksHandler,
  listLinkConfigurations: listLinkConfigurationsHandler,
  listSubClients: listSubClientsHandler,
  previewLinkConfiguration: previewLinkConfigurationHandler,
  previewSubClient: previewSubClientHandler,
  readCallbackUrls: readCallbackUrlsHandler,
  readComplianceRecord: readComplianceRecordHandler,
  readLinkConfiguration: readLinkConfigurationHandler,
  readSubClient: readSubClientHandler,
  readTransferTerms: readTransferTermsHandler,
  removeLinkConfiguration: removeLinkConfigurationHandler,
  removeSubClient: removeSubClientHandler,
  removeSubClientLogo: removeSubClientLogoHandler,
  replaceCallbackUrls: replaceCallbackUrlsHandler,
  replaceComplianceRecord: replaceComplianceRecordHandler,
  replaceLinkConfiguration: replaceLinkConfigurationHandler,
  replaceOfferedNetworks: replaceOfferedNetworksHandler,
  replaceSubClient: replaceSubClientHandler,
  replaceTransferTerms: replaceTransferTermsHandler,
  listLinkSessions: listLinkSessionsHandler,
  readLinkSessionHistory: readLinkSessionHistoryHandler,
  readOverview: readOverviewHandler,
  readBooks: readBooksHandler,
  listRequestErrors: listRequestErrorsHandler,
  listRequests: listRequestsHandler,
  readRetention: readRetentionHandler,
  setRetention: setRetentionHandler,
  addSandboxFault: addSandboxFaultHandler(sandbox),
  advanceSandboxClock: advanceSandboxClockHandler(sandbox),
  readSandbox: readSandboxHandler(sandbox),
  removeSandboxFaults: removeSandboxFaultsHandler(sandbox),
  resetSandbox: resetSandboxHandler(sandbox),
  setSandboxInstitution: setSandboxInstitutionHandler(sandbox),
  listScreeningDecisions: listScreeningDecisionsHandler,
  readScreening: readScreeningHandler,
  setScreening: setScreeningHandler,
  readPaymentSettings: readPaymentSettingsHandler,
  addPaymentSource: addPaymentSourceHandler,
  replacePaymentSource: replacePaymentSourceHandler,
  confirmPaymentSource: confirmPaymentSourceHandler,
  setPaymentRules: setPaymentRulesHandler,
  searchPaymentRequests: searchPaymentRequestsHandler,
  searchPayouts: searchPayoutsHandler,
  readRelayer: readRelayerHandler,
  approveRefund: approveRefundHandler,
  readSponsorship: readSponsorshipHandler,
  removeSponsorship: removeSponsorshipHandler,
  setSponsorship: setSponsorshipHandler,
  approveChange: approveChangeHandler,
  changeMemberRole: changeMemberRoleHandler,
  readIdentityProvider: readIdentityProviderHandler,
  replaceIdentityProvider: replaceIdentityProviderHandler,
  removeIdentityProvider: removeIdentityProviderHandler,
  createProvisioningToken: createProvisioningTokenHandler,
  removeProvisioningToken: removeProvisioningTokenHandler,
  inviteMember: inviteMemberHandler,
  listApprovals: listApprovalsHandler,
  listAuditEntries: listAuditEntriesHandler,
  listInstallationLog: listInstallationLogHandler,
  listInstallationMembers: listInstallationMembersHandler,
  listMembers: listMembersHandler,
  listTransferViews: listTransferViewsHandler,
  readApprovalSettings: readApprovalSettingsHandler,
  removeInstallationMember: removeInstallationMemberHandler,
  removeMember: removeMemberHandler,
  removeTransferView: removeTransferViewHandler,
  replaceApprovalSettings: replaceApprovalSettingsHandler,
  requestApproval: requestApprovalHandler,
  resetInstallationMember: resetInstallationMemberHandler,
  saveTransferView: saveTransferViewHandler,
  signOutInstallationMember: signOutInstallationMemberHandler,
  withdrawApproval: withdrawApprovalHandler,
  createRestLink: createRestLinkHandler,
  createSandboxSession: createSandboxSessionHandler,
  listTransfersToReview: listTransfersToReviewHandler,
  readTransferHistory: readTransferHistoryHandler,
  resolveTransfer: resolveTransferHandler,
  searchTransfers: searchTransfersHandler,
  eraseUser: eraseUserHandler,
  exportUser: exportUserHandler,
  createWebhookEndpoint: createWebhookEndpointHandler,
  listWebhookDeliveries: listWebhookDeliveriesHandler,
  listWebhookEndpoints: listWebhookEndpointsHandler,
  pauseWebhookEndpoint: pauseWebhookEndpointHandler,
  readWebhookEndpoint: readWebhookEndpointHandler,
  readWebhookEvent: readWebhookEventHandler,
  removeWebhookEndpoint: removeWebhookEndpointHandler,
  replayWebhookEvents: replayWebhookEventsHandler,
  resumeWebhookEndpoint: resumeWebhookEndpointHandler,
  rotateWebhookSecret: rotateWebhookSecretHandler,
  testWebhookEndpoint: testWebhookEndpointHandler,
  updateWebhookEndpoint: updateWebhookEndpointHandler,
})
