import type { Tenant } from './seedTenant.ts'

/**
 * The object that an id field names, by `operation.field` or by the field alone; array indexes are left out. `refused`:
 * another tenant's is answered like an unknown one. `filter`: another tenant's has no results. `ignored`: the field has
 * no effect. `free` names nothing owned.
 */
export type OwnedField =
  | { kind: 'refused' | 'filter' | 'ignored'; of: (tenant: Tenant) => string }
  | { kind: 'free'; why: string }

const refused = (of: (tenant: Tenant) => string): OwnedField => ({ kind: 'refused', of })
const filter = (of: (tenant: Tenant) => string): OwnedField => ({ kind: 'filter', of })
const free = (why: string): OwnedField => ({ kind: 'free', why })

const accessToken = refused(({ account }) => account.accessToken)
const ofAccess = free('access of these tenants stays where it is; two clients are tested beside the route')
const ofMembers = free('no token opens it: members and their sessions are tested beside the route')
const besideTheRoute = free('these tenants have no events; two clients are tested beside the route')
const besideAsks = free('chosen by the page for its own request, and compared with that of the same payment alone')
const besideWallets = free('these tenants pay from no wallet; another session’s is tested beside the route')
const catalogue = free('the same for everybody')
const institutionsWord = free('looked up in the account that the token names, at its institution')
const besideRequests = free('these tenants have no payment requests; two clients are tested beside the route')
const clientsWord = free('the client’s own word for it')

/** A field of a new operation that is missing here fails a test: whose it is must be said. */
export const ownedFields: Readonly<Record<string, OwnedField>> = {
  authToken: accessToken,
  fromAuthToken: accessToken,
  toAuthToken: refused(({ atBinance }) => atBinance.accessToken),
  'authenticate.authToken': free('a credential of the institution'),
  'refreshToken.authToken': accessToken,
  'refreshToken.accessToken': accessToken,
  accessToken: { kind: 'ignored', of: ({ account }) => account.accessToken },
  tokenId: { kind: 'ignored', of: ({ account }) => account.accessToken },
  refreshToken: refused(({ account }) => account.refreshToken),
  previewId: refused(({ previewId }) => previewId),
  'linkRehearse.previewId': free(
    'this preview is too small for one; previews of another session are tested beside the route',
  ),
  'combineTransfer.transferId': free(
    'none of these tenants’ transfers is combined; two clients are tested beside the use case',
  ),
  'updateTransfer.transactionId': refused(({ institutionTransactionId }) => institutionTransactionId),
  'createTransfer.challengeId': refused(({ previewId }) => previewId),
  'getAccountTransfer.transactionId': institutionsWord,
  'getAccountTransfer.transactionHash': institutionsWord,
  transactionId: clientsWord,
  'transferOptions.transactionId': clientsWord,
  claimToken: free(
    'names no account: whoever took the link from another device holds it; wrong ones are tested beside the route',
  ),
  challengeId: free('unused: one challenge per preview'),
  userId: clientsWord,
  'getLinkResult.linkToken': refused(({ code }) => code),
  'getCatalogLink.UserId': clientsWord,
  'createCatalogLink.UserId': clientsWord,
  referenceGoodsId: clientsWord,
  'listWalletVerifications.UserId': free(
    'these tenants have proved no wallet; two clients are tested beside the route',
  ),
  UserId: filter(({ userId }) => userId),
  'approveChange.id': free('no token approves; two clients are tested beside the route'),
  'removeTransferView.id': ofMembers,
  'removeInstallationMember.id': ofMembers,
  'resetInstallationMember.id': ofMembers,
  'signOutInstallationMember.id': ofMembers,
  'withdrawApproval.id': free('these tenants have no requests; two clients are tested beside the route'),
  'removeConnection.id': free('it ends what the other fields name; two clients are tested beside the route'),
  'readLinkSessionHistory.id': besideTheRoute,
  'listRequests.keyId': besideTheRoute,
  'listRequests.linkSessionId': besideTheRoute,
  beforeId: free('a place in one’s own list'),
  'createRestLink.id': free(
    'only what failed after part of it had arrived has a rest; another client’s transfer is not found, as core tests',
  ),
  'resolveTransfer.id': free(
    'only what has been open for a day can be resolved; two clients are tested beside the route',
  ),
  'resolveTransfer.institutionTransactionId': institutionsWord,
  'resolveTransfer.hash': free('the evidence of an explorer, which names a transaction of a public chain'),
  'readTransferHistory.id': refused(({ transferId }) => transferId),
  paymentRequestId: besideRequests,
  refundId: besideRequests,
  payoutId: free('these tenants have no payouts; two clients are tested beside the route'),
  'payoutOptions.transactionId': clientsWord,
  'confirmPaymentSource.id': besideRequests,
  'approveRefund.id': besideRequests,
  'assignPayment.id': free(
    'these tenants have no unassigned payments; two clients are tested beside the use case and the store',
  ),
  'reportRefund.id': besideRequests,
  'cancelRefund.id': besideRequests,
  'returnPayment.id': free('these tenants have no unassigned payments; two clients are tested beside the route'),
  unassignedPaymentId: free('these tenants have no unassigned payments; two clients are tested beside the route'),
  underpaid: free('a choice, not an id'),
  overpaid: free('a choice, not an id'),
  txHash: free('names a transaction of a public chain'),
  'listTransfers.Id': filter(({ transferId }) => transferId),
  ClientTransactionId: filter(({ clientTransactionId }) => clientTransactionId),
  Hash: filter(({ hash }) => hash),
  SubClientId: filter(({ subClientId }) => subClientId),
  'createLinkToken.subClientId': { kind: 'ignored', of: ({ subClientId }) => subClientId },
  configurationId: refused(({ configurationId }) => configurationId),
  institutionId: free('an institution in the directory of another one'),
  networkIds: catalogue,
  integrationId: catalogue,
  IntegrationIds: catalogue,
  networkId: catalogue,
  caipId: catalogue,
  chainId: catalogue,
  token: catalogue,
  'issueAdminToken.clientId': free('who asks'),
  excludeIntegrations: catalogue,
  integrationWhiteList: catalogue,
  'getOrder.id': refused(({ orderId }) => orderId),
  'cancelOrder.id': refused(({ orderId }) => orderId),
  'readSubClient.id': refused(({ subClientId }) => subClientId),
  'replaceSubClient.id': refused(({ subClientId }) => subClientId),
  'readComplianceRecord.id': refused(({ subClientId }) => subClientId),
  'replaceComplianceRecord.id': refused(({ subClientId }) => subClientId),
  'removeSubClient.id': refused(({ subClientId }) => subClientId),
  'setSubClientLogo.id': refused(({ subClientId }) => subClientId),
  'removeSubClientLogo.id': refused(({ subClientId }) => subClientId),
  'readLinkConfiguration.id': refused(({ configurationId }) => configurationId),
  'replaceLinkConfiguration.id': refused(({ configurationId }) => configurationId),
  'previewSubClient.id': refused(({ subClientId }) => subClientId),
  'previewLinkConfiguration.id': refused(({ configurationId }) => configurationId),
  'removeLinkConfiguration.id': refused(({ configurationId }) => configurationId),
  'removeBridgingRoute.id': refused(({ bridgingRouteId }) => bridgingRouteId),
  'readWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'updateWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'removeWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'pauseWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'resumeWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'rotateWebhookSecret.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'testWebhookEndpoint.id': refused(({ webhookEndpointId }) => webhookEndpointId),
  'listWebhookDeliveries.endpointId': besideTheRoute,
  'listWebhookDeliveries.eventId': besideTheRoute,
  'listWebhookDeliveries.transferId': besideTheRoute,
  'listWebhookDeliveries.linkSessionId': besideTheRoute,
  'replayWebhookEvents.endpointId': besideTheRoute,
  'replayWebhookEvents.eventId': besideTheRoute,
  'replayWebhookEvents.transferId': besideTheRoute,
  'replayWebhookEvents.linkSessionId': besideTheRoute,
  'listScreeningDecisions.transferId': free('screening is off here; two clients are tested beside the route'),
  'searchTransfers.transferId': filter(({ transferId }) => transferId),
  'searchTransfers.hash': filter(({ hash }) => hash),
  'searchTransfers.integrationIds': catalogue,
  'searchTransfers.clientTransactionId': filter(({ clientTransactionId }) => clientTransactionId),
  'searchTransfers.userId': filter(({ userId }) => userId),
  'revokeApiKey.id': ofAccess,
  'removeIpRange.id': ofAccess,
  'readWebhookEvent.eventId': besideTheRoute,
  'revokeManagementKey.id': ofMembers,
  'endSession.id': ofMembers,
  'signInWithPasskey.credentialId': ofMembers,
  'addPasskey.credentialId': ofMembers,
  'renamePasskey.id': ofMembers,
  'removePasskey.id': ofMembers,
  'changeMemberRole.id': ofMembers,
  'beginSingleSignOn.clientId': free(
    'the client to sign in for: one without a provider is answered like an unknown one',
  ),
  'replaceIdentityProvider.breakGlassMemberId': ofMembers,
  'replaceIdentityProvider.oidcClientId': free('the provider’s own word for it'),
  'removeMember.id': ofMembers,
  'readOAuth.attemptId': refused(({ attemptId }) => attemptId),
  'completeOAuth.attemptId': refused(({ awaiting }) => awaiting.attemptId),
  'linkTransfer.transferId': refused(({ transferId }) => transferId),
  walletId: catalogue,
  connectionId: refused(({ account }) => account.connectionId),
  connectionIds: free(
    'the sessions of these tenants are paid from one account; another session’s is tested beside the route',
  ),
  'previewPayout.connectionId': free('these sessions have no payout; accounts of others are tested beside the route'),
  'confirmPayout.connectionId': free('these sessions have no payout; accounts of others are tested beside the route'),
  'startMove.connectionId': free('kept for the same session on another device; the calls that use it refuse another’s'),
  'verifyWallet.challengeId': free('asked for in a session; another session’s is tested beside the route'),
  'askWallet.previewId': besideWallets,
  'answerWallet.previewId': besideWallets,
  'askWallet.askId': besideAsks,
  'answerWallet.askId': besideAsks,
  'noteWalletCalls.askId': besideAsks,
  'submitAuthorization.askId': besideAsks,
  'submitAuthorization.previewId': besideWallets,
  'noteWalletCalls.previewId': besideWallets,
  'calls.id': free('an id that a wallet gave, which counts only as far as the chain bears it out'),
  'answerWallet.callsId': free('an id that a wallet gave, which counts only as far as the chain bears it out'),
  otherNetworkIds: catalogue,
  'answerWallet.hash': free('what a wallet answered, which counts only as far as the chain bears it out'),
  accessTokens: filter(({ account }) => account.accessToken),
}
