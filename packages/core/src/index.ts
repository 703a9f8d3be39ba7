export type { CommonContext } from './context.ts'
export { addIpRange } from './access/addIpRange.ts'
export { isApiKeySecret } from './access/apiKeySecret.ts'
export { checkOrigins } from './access/checkOrigins.ts'
export { clientAddress } from './access/clientAddress.ts'
export { createAccessCache } from './clients/createAccessCache.ts'
export { createApiKey, isExpired } from './access/createApiKey.ts'
export { createClient } from './access/createClient.ts'
export { createLimiter, type Limiter } from './access/createLimiter.ts'
export { createSharedLimiter, type SharedLimiter, type SharedTokens } from './access/createSharedLimiter.ts'
export { findClient } from './access/findClient.ts'
export { formatIpAddress, type IpAddress } from './access/ipAddress.ts'
export { type IpRange, isInRange, parseIpRange } from './access/ipRange.ts'
export type { AccessCache, ClientAccess } from './clients/clientAccess.ts'
export type {
  ApiKey,
  ApiKeyRepository,
  ClientIpRange,
  ClientRepository,
  ClientSettings,
  IpRangeRepository,
  KeyCreator,
  KeyPermission,
} from './access/ports.ts'
export { removeIpRange } from './access/removeIpRange.ts'
export { revokeApiKey } from './access/revokeApiKey.ts'
export { closeClient } from './access/closeClient.ts'
export { renameClient } from './access/renameClient.ts'
export { setJitUrl } from './access/setJitUrl.ts'
export { setWebhook } from './webhooks/setWebhook.ts'
export type { Quota } from './access/tokenBucket.ts'
export { maxRetentionDays, setRetention } from './retention/setRetention.ts'
export { readLinkDefaults } from './clients/linkDefaults.ts'
export { replaceOfferedNetworks } from './clients/replaceOfferedNetworks.ts'
export { replaceTransferTerms } from './clients/replaceTransferTerms.ts'
export { createManagementKey } from './access/createManagementKey.ts'
export { creatorOf } from './access/creatorOf.ts'
export type {
  AdminKey,
  AdminKeyRepository,
  AdminSigningKeyRepository,
  CallbackUrlRepository,
  LinkBrand,
  LinkConfiguration,
  LinkConfigurationRepository,
  LinkDefaults,
  LinkDefaultsRepository,
  Logo,
  LogoFormat,
  StoredCompliance,
  SubClient,
  SubClientInfo,
  SubClientRepository,
  TransferTerms,
} from './clients/ports.ts'
export { checkAccent, onAccent } from './clients/brandColors.ts'
export { createLinkConfiguration } from './clients/createLinkConfiguration.ts'
export { readLinkConfiguration } from './clients/readLinkConfiguration.ts'
export { removeLinkConfiguration } from './clients/removeLinkConfiguration.ts'
export { replaceLinkConfiguration } from './clients/replaceLinkConfiguration.ts'
export { replaceCallbackUrls } from './clients/replaceCallbackUrls.ts'
export { logoUrl } from './clients/logoUrl.ts'
export { removeSubClientLogo } from './clients/removeSubClientLogo.ts'
export { setSubClientLogo } from './clients/setSubClientLogo.ts'
export { readComplianceRecord } from './clients/readComplianceRecord.ts'
export { replaceComplianceRecord } from './clients/replaceComplianceRecord.ts'
export { createSubClient } from './clients/createSubClient.ts'
export { maxSubClients } from './clients/createSubClient.ts'
export { readSubClient } from './clients/readSubClient.ts'
export { removeSubClient } from './clients/removeSubClient.ts'
export { replaceSubClient } from './clients/replaceSubClient.ts'
export { getEquityPrice } from './assets/getEquityPrice.ts'
export { listAssets } from './assets/listAssets.ts'
export type { Assets, PriceSource, Quote } from './assets/ports.ts'
export { authenticate } from './authentication/authenticate.ts'
export { codeProblemTexts } from './authentication/secondFactorNames.ts'
export { mfaSchemeNames } from './authentication/secondFactorNames.ts'
export { startAuthentication } from './authentication/startAuthentication.ts'
export { getBalance } from './balances/getBalance.ts'
export type { ConversionPlan } from './transfers/funding/conversion.ts'
export { chooseFunding, fundingSources } from './transfers/funding/chooseFunding.ts'
export { findSources, type FoundSources } from './transfers/funding/findSources.ts'
export { type FundingRequest, rankSources, type Source, type SourceAccount } from './transfers/funding/rankSources.ts'
export { getHoldings } from './balances/getHoldings.ts'
export { getHoldingsValue } from './balances/getHoldingsValue.ts'
export { bridgedSource } from './bridging/newBridgedTransfer.ts'
export * from './bridging/bridgeError.ts'
export { describeStep } from './bridging/bridgeSteps.ts'
export { createBridgingAddress, type IssuedBridgingAddress } from './bridging/createBridgingAddress.ts'
export { listDepositRoutes } from './bridging/listDepositRoutes.ts'
export { listWithdrawalRoutes } from './bridging/listWithdrawalRoutes.ts'
export { reconcileBridge } from './bridging/reconcileBridge.ts'
export { handleProviderWebhook } from './bridging/handleProviderWebhook.ts'
export { removeBridgingRoute } from './bridging/removeBridgingRoute.ts'
export { setMisdirectedDeposits } from './bridging/setMisdirectedDeposits.ts'
export { setBridgingPriority } from './bridging/setBridgingPriority.ts'
export { setBridgingRoute } from './bridging/setBridgingRoute.ts'
export {
  type DepositAction,
  type DepositDecision,
  depositActions,
  type DepositReason,
  type DepositToReview,
  listDepositsToReview,
  resolveDeposit,
  resolvePaidOut,
} from './bridging/reviewDeposits.ts'
export * from './transfers/bridgedTransfer.ts'
export * from './bridging/ports.ts'
export { quoteBridge } from './bridging/quoteBridge.ts'
export { requireBridging } from './bridging/requireBridging.ts'
export { defaultPaymentRules } from './paymentRequests/defaultPaymentRules.ts'
export { refuseRequestAddress } from './transfers/refuseRequestAddress.ts'
export { addPaymentSource } from './paymentRequests/addPaymentSource.ts'
export { confirmPaymentSource } from './paymentRequests/confirmPaymentSource.ts'
export { readPaymentSettings } from './paymentRequests/readPaymentSettings.ts'
export { replacePaymentSource } from './paymentRequests/replacePaymentSource.ts'
export type { PaymentSourceView } from './paymentRequests/paymentSourceView.ts'
export { submitAuthorization } from './wallets/submitAuthorization.ts'
export { wouldRelay } from './wallets/wouldRelay.ts'
export { cancelPayout } from './payouts/cancelPayout.ts'
export { confirmPayout } from './payouts/confirmPayout.ts'
export { followPayout } from './payouts/followPayout.ts'
export { isSameAmount, previewPayout } from './payouts/previewPayout.ts'
export { reportPayout } from './payouts/reportPayout.ts'
export type { Payout, PayoutRepository } from './payouts/ports.ts'
export { approveRefund } from './paymentRequests/approveRefund.ts'
export { isOpenRequest, openStatuses, type PaymentShare } from './paymentRequests/assessPayments.ts'
export { bridgePaymentStatus } from './paymentRequests/bridges/bridgePaymentStatus.ts'
export { followBridgePayment } from './paymentRequests/bridges/followBridgePayment.ts'
export * from './paymentRequests/bridges/ports.ts'
export { startBridgePayment } from './paymentRequests/bridges/startBridgePayment.ts'
export { cancelRefund } from './paymentRequests/cancelRefund.ts'
export { createPaymentRequest } from './paymentRequests/createPaymentRequest.ts'
export { createRefund } from './paymentRequests/createRefund.ts'
export { describePaymentRequest, type DescribedPaymentRequest } from './paymentRequests/describePaymentRequest.ts'
export { payersOf } from './paymentRequests/payersOf.ts'
export { giveRefundAddress } from './paymentRequests/giveRefundAddress.ts'
export { findAddressOffer, listAddressOffers } from './paymentRequests/listAddressOffers.ts'
export { listWithdrawalFees } from './paymentRequests/listWithdrawalFees.ts'
export { readAddressPayment, type SessionPayment } from './paymentRequests/readAddressPayment.ts'
export { pairOfUnfinished, unfinishedRequest } from './paymentRequests/requestOfSession.ts'
export { startAddressPayment } from './paymentRequests/startAddressPayment.ts'
export { followRefund } from './paymentRequests/followRefund.ts'
export * from './paymentRequests/ports.ts'
export { assignPayment } from './paymentRequests/unassigned/assignPayment.ts'
export { hashSpellings } from './transfers/canonicalHash.ts'
export { returnPayment } from './paymentRequests/unassigned/returnPayment.ts'
export { proveAccount } from './paymentRequests/unassigned/proveAccount.ts'
export { watchAccount } from './paymentRequests/unassigned/watchAccount.ts'
export * from './paymentRequests/unassigned/ports.ts'
export { reportRefund } from './paymentRequests/reportRefund.ts'
export { resolvePaymentRequest } from './paymentRequests/resolvePaymentRequest.ts'
export { setPaymentRules } from './paymentRequests/setPaymentRules.ts'
export { watchPayments } from './paymentRequests/watchPayments.ts'
export { agentOrder, type AgentOffer, type AgentOrder } from './agents/agentOrder.ts'
export { isRelayedFor } from './relayer/offeredToken.ts'
export type { PaymentRejection } from './agents/checkAuthorization.ts'
export { type FacilitatedTerms, settleFacilitated, verifyFacilitated } from './agents/facilitate.ts'
export { followPaymentRelay } from './agents/followPaymentRelay.ts'
export { openPayLinkOrder } from './agents/openPayLinkOrder.ts'
export { payOrder } from './agents/payOrder.ts'
export type { AgentPayment } from './agents/relayOutcome.ts'
export { authorizationKeyOf } from './relayer/authorizationKey.ts'
export { coinDecimalsOf, coinOf, limitRelaying, stopRelaying } from './relayer/limitRelaying.ts'
export * from './relayer/ports.ts'
export { readRelayer, readRelayLimits } from './relayer/readRelayer.ts'
export { relayFamilyOf } from './relayer/relayFamilyOf.ts'
export { removeRelayerKeys, setRelayerKey } from './relayer/setRelayerKey.ts'
export { findArrival, findManualDeposit } from './manualDeposits/startManualDeposit.ts'
export { listManualOrigins } from './manualDeposits/listManualOrigins.ts'
export { quoteManualDeposit } from './manualDeposits/quoteManualDeposit.ts'
export { type ManualDeposit, startManualDeposit } from './manualDeposits/startManualDeposit.ts'
export { routeTable } from './bridging/findRoute.ts'
export * from './chains/ports.ts'
export * from './connections/clockMarginMs.ts'
export * from './connections/connector.ts'
export * from './connections/connectorError.ts'
export * from './connections/credentials.ts'
export * from './connections/orders.ts'
export { apiErrorFromConnector } from './connections/apiErrorFromConnector.ts'
export type * from './connections/history.ts'
export { StoreUnavailableError } from './kernel/apiError.ts'
export type {
  Connection,
  ConnectionRepository,
  ConnectionSummary,
  ConnectorDirectory,
  NewAccessToken,
  Removal,
  RemovalReason,
  RemovalTerms,
} from './connections/ports.ts'
export { refreshToken } from './tokens/refreshToken.ts'
export { finishRemovals } from './accounts/removeAccount.ts'
export { removeConnection } from './accounts/removeConnection.ts'
export { removeAccount } from './accounts/removeAccount.ts'
export { type ClientTokens, issueTokens } from './connections/issueTokens.ts'
export { eraseUser, requestUserErasure } from './users/eraseUser.ts'
export { exportUser } from './users/exportUser.ts'
export type { RetainedTransfer, UserRepository } from './users/ports.ts'
export { resolveConnection } from './connections/resolveConnection.ts'
export { claimRequest } from './idempotency/claimRequest.ts'
export { finishRequest } from './idempotency/finishRequest.ts'
export type { IdempotencyRepository, StoredAnswer } from './idempotency/ports.ts'
export { verifyAccount } from './identity/verifyAccount.ts'
export { verifyExchange } from './identity/verifyExchange.ts'
export { isUuid } from './kernel/apiError.ts'
export { type Clock, steadyMs } from './kernel/ids.ts'
export type { Context } from './context.ts'
export { ApiError, invalidField, missingField } from './kernel/apiError.ts'
export type { Ids } from './kernel/ids.ts'
export type { LastPrice, PriceList, Prices } from './kernel/prices.ts'
export type { Environment, Scope } from './kernel/scope.ts'
export { createScopeCache, readFresh } from './kernel/scopeCache.ts'
export { defaultSettings, type Operator } from './kernel/settings.ts'
export type { JobKind, Repositories, Store } from './store.ts'
export { completeOAuth } from './link/completeOAuth.ts'
export { type OAuthReturn, receiveOAuthCallback } from './link/receiveOAuthCallback.ts'
export { startOAuth } from './link/startOAuth.ts'
export { requestedAccess } from './link/requestedAccess.ts'
export { connectWithKey } from './link/connectWithKey.ts'
export { connectWithPassword } from './link/connectWithPassword.ts'
export { type CatalogLinkInput, createCatalogLink } from './catalogLink/createCatalogLink.ts'
export { getCatalogLink } from './catalogLink/getCatalogLink.ts'
export { combineAccounts, type CombinedAccounts } from './link/combineAccounts.ts'
export { offerRehearsal, rehearseTransfer } from './link/rehearseTransfer.ts'
export { resolveAddress, type ResolvedDestination } from './link/resolveAddress.ts'
export { getLinkResult } from './linkTokens/getLinkResult.ts'
export { callbackUrlOf } from './link/sessionSettings.ts'
export { filterCatalogue } from './link/filterCatalogue.ts'
export { rankCatalogue, type RankedConnector, readCatalogueUse } from './link/rankCatalogue.ts'
export { finishLinkSession } from './link/finishLinkSession.ts'
export { expireLinkSession } from './link/linkSessionEvent.ts'
export { createLinkToken } from './linkTokens/createLinkToken.ts'
export { createRestLink, restOf } from './linkTokens/createRestLink.ts'
export { type LinkSessionEvent, readLinkSessionHistory } from './link/readLinkSessionHistory.ts'
export { isOrderPaid } from './link/isOrderPaid.ts'
export { openLinkSession } from './link/openLinkSession.ts'
export { readLinkSession } from './link/readLinkSession.ts'
export { checkObstacle, watchObstacle } from './link/watchObstacle.ts'
export { acceptMove } from './link/acceptMove.ts'
export { claimMove } from './link/claimMove.ts'
export { findMovingSession } from './link/findMovingSession.ts'
export { readMove } from './link/readMove.ts'
export { readOwnMove } from './link/readOwnMove.ts'
export { startMove } from './link/startMove.ts'
export { readFiatPrice } from './link/readFiatPrice.ts'
export type {
  RequestAddress,
  JitRepository,
  LinkMoveRepository,
  LinkRepository,
  LinkRequest,
  LinkPlace,
  LinkRequestDestination,
  MovedChoice,
  LinkSessionRecord,
  OpenedSession,
  OAuthAttempt,
  OAuthAttemptRepository,
  SignInFailure,
  SandboxScenarios,
  SessionAddress,
  LinkExit,
} from './link/ports.ts'
export { createSandboxSession } from './linkTokens/createSandboxSession.ts'
export { previewLink } from './linkTokens/previewLink.ts'
export { repeatSession } from './link/repeatSession.ts'
export { connectorById } from './link/sessionSettings.ts'
export { brandingOf, listedConnectors, offeredWallets, subClientOf } from './link/sessionSettings.ts'
export { displayedFiat } from './transfers/raiseMinimum.ts'
export { findPaidReceipt } from './link/findPaidReceipt.ts'
export { readReceipt } from './link/readReceipt.ts'
export { receiptUrl } from './transfers/receiptUrl.ts'
export { connectionOfSession, connectionsOfSession, restoreConnections } from './link/restoreConnections.ts'
export { cancelOrder } from './orders/cancelOrder.ts'
export { getOrder } from './orders/getOrder.ts'
export { listOrders } from './orders/listOrders.ts'
export type { ListedOrder, OrderRecord, OrderRepository } from './orders/ports.ts'
export { openOrderPhases, statusOfOrder } from './orders/phases.ts'
export { placeOrder, type PlacedOrder } from './orders/placeOrder.ts'
export { previewOrder } from './orders/previewOrder.ts'
export { getOrderSymbolInfo } from './orders/getOrderSymbolInfo.ts'
export { getTradingFeatures } from './orders/getTradingFeatures.ts'
export { getFiatPortfolio } from './portfolio/getFiatPortfolio.ts'
export { getPortfolio } from './portfolio/getPortfolio.ts'
export type {
  PortfolioKind,
  PortfolioPart,
  PortfolioReads,
  PortfolioRepository,
  PricedHolding,
} from './portfolio/ports.ts'
export { getAccountAddress } from './transfers/getAccountAddress.ts'
export { getSymbolDetails } from './transfers/getSymbolDetails.ts'
export { type SymbolDetails } from './transfers/accountAddresses.ts'
export { getAccountTransfer } from './transfers/getAccountTransfer.ts'
export { listAccountTransfers } from './transfers/listAccountTransfers.ts'
export { limitSponsorship } from './sponsorship/limitSponsorship.ts'
export { readSponsorship } from './sponsorship/readSponsorship.ts'
export { removeSponsorship } from './sponsorship/removeSponsorship.ts'
export { setSponsorship } from './sponsorship/setSponsorship.ts'
export { sponsoredDecimals, type SponsorshipState } from './sponsorship/sponsorshipState.ts'
export { wouldSponsor } from './sponsorship/sponsorFee.ts'
export type { SponsorshipRepository } from './sponsorship/ports.ts'
export { readScreening } from './screening/readScreening.ts'
export type { ScreeningState } from './screening/screeningState.ts'
export { setScreening } from './screening/setScreening.ts'
export type {
  SanctionsList,
  SanctionsListEntry,
  ScreeningDecision,
  ScreeningMode,
  ScreeningRepository,
} from './screening/ports.ts'
export { type SolanaReader, SolanaUnreadable } from './solana/ports.ts'
export { getLatestBlockhash } from './solana/getLatestBlockhash.ts'
export { getTokenProgram } from './solana/getTokenProgram.ts'
export { isTokenAddressCreated } from './solana/isTokenAddressCreated.ts'
export { checkDestination } from './transfers/checkDestination.ts'
export {
  type ConfiguredHolding,
  type ConfiguredNetwork,
  configureTransfer,
  type Destination,
} from './transfers/configureTransfer.ts'
export { convertedNote } from './transfers/convertedNote.ts'
export { senderOf } from './transfers/senderOf.ts'
export { connectionSource, sourceName } from './transfers/money/sourceName.ts'
export { caseCodeOf, idPrefixOf } from './transfers/money/caseCodeOf.ts'
export { bridgedMoneyLine } from './transfers/money/bridgedMoneyLine.ts'
export * from './connections/networkFee.ts'
export * from './transfers/money/filledConversion.ts'
export { bridgedStateOf, isContradicted, stateOf } from './transfers/money/stateOf.ts'
export { plannedTogether } from './transfers/money/combinedLine.ts'
export { moneyLineOf } from './transfers/money/moneyLineOf.ts'
export { plannedMoneyLine } from './transfers/money/singleLine.ts'
export { sumsOf } from './transfers/sumsOf.ts'
export { createTransfer } from './transfers/createTransfer.ts'
export { depositDestination, depositDestinations, resolveReceiver } from './transfers/connectedDestination.ts'
export { getDepositAddress } from './transfers/getDepositAddress.ts'
export { listDepositAddresses } from './transfers/listDepositAddresses.ts'
export { executeTransfer, type Execution } from './transfers/executeTransfer.ts'
export { reconcileTransfer } from './transfers/reconcileTransfer.ts'
export { requiredConfirmations } from './transfers/requiredConfirmations.ts'
export { reachedOf } from './transfers/money/reachedOf.ts'
export { isAccounted } from './transfers/isAccounted.ts'
export { isLost } from './transfers/isLost.ts'
export { watchArrival } from './transfers/watchArrival.ts'
export { watchNotSent } from './transfers/watchNotSent.ts'
export { applyResolution, resolveTransfer } from './transfers/resolveTransfer.ts'
export { arrivedOf } from './transfers/combined/combinedPhase.ts'
export { allowedActions, type Resolution } from './transfers/reviewActions.ts'
export {
  decisionsFromMs,
  listStuckTransfers,
  stuckAfterMs,
  type StuckReason,
  type StuckTransfer,
} from './transfers/listStuckTransfers.ts'
export { listTransfers } from './transfers/listTransfers.ts'
export { publicStatus } from './transfers/phases.ts'
export { maxListedTotal, OrderAlreadyPaidError } from './transfers/ports.ts'
export { readTransferHistory, type RecordedTransfer } from './transfers/readTransferHistory.ts'
export type {
  AnyTransfer,
  ChangeReason,
  Preview,
  PreviewRepository,
  Transfer,
  TransferCause,
  ListPlace,
  TransferChange,
  TransferFilter,
  TransferPhase,
  TransferRepository,
  ClaimRepository,
  TransferTypeName,
  AttemptEnd,
  AttemptOutcome,
  AttemptRecord,
  TransferFinding,
  WalletCalls,
  WithdrawalAttempt,
  WithdrawalAttemptRepository,
} from './transfers/ports.ts'
export type { Claims } from './kernel/claims.ts'
export { findObstacle, type Obstacle, requireSending } from './transfers/findObstacle.ts'
export { createdNothing, refusals, unanswered } from './transfers/isRefused.ts'
export { missingOf } from './transfers/combined/combinedPhase.ts'
export { type CombinedPreview, completeCombined, previewCombined } from './transfers/combined/previewCombined.ts'
export { previewTransfer } from './transfers/previewTransfer.ts'
export { quoteTransfer, type TransferQuote } from './transfers/quoteTransfer.ts'
export { updateTransfer } from './transfers/updateTransfer.ts'
export { verifyTransfer } from './transfers/verifyTransfer.ts'
export { challengeWallet } from './wallets/challengeWallet.ts'
export { answerWallet } from './wallets/answerWallet.ts'
export { noteWalletCalls } from './wallets/noteWalletCalls.ts'
export { askWallet } from './wallets/askWallet.ts'
export { connectWallet } from './wallets/connectWallet.ts'
export { listWalletVerifications } from './wallets/listWalletVerifications.ts'
export type { SandboxWallet, SignatureVerifier, VerifiableFamily, WalletRepository } from './wallets/ports.ts'
export { verifiableNetworks } from './wallets/verifiableNetworks.ts'
export { verifyWallet } from './wallets/verifyWallet.ts'
export { createWebhookEndpoint } from './webhooks/createWebhookEndpoint.ts'
export { type WebhookContext } from './webhooks/endpointInput.ts'
export { pauseWebhookEndpoint } from './webhooks/pauseWebhookEndpoint.ts'
export { readWebhookEndpoint } from './webhooks/readWebhookEndpoint.ts'
export { removeWebhookEndpoint } from './webhooks/removeWebhookEndpoint.ts'
export { resumeWebhookEndpoint } from './webhooks/resumeWebhookEndpoint.ts'
export { rotateWebhookSecret } from './webhooks/rotateWebhookSecret.ts'
export { updateWebhookEndpoint } from './webhooks/updateWebhookEndpoint.ts'
export { replayWebhookEvents } from './webhooks/replayWebhookEvents.ts'
export { testWebhookEndpoint } from './webhooks/testWebhookEndpoint.ts'
export { type DeliveryPorts, deliverWebhook, type FailedDelivery, isAccepted } from './webhooks/deliverWebhook.ts'
export { deliveryJob } from './webhooks/deliverySchedule.ts'
export type { SendWebhook, WebhookAnswer, WebhookRequest, WebhookSender } from './webhooks/ports.ts'
export type {
  Delivery,
  DeliveryFilter,
  DeliveryState,
  EventSubject,
  SigningEndpoint,
  WebhookAttempt,
  WebhookEndpoint,
  WebhookEndpointRepository,
  WebhookEvent,
  WebhookEventType,
  WebhookRepository,
} from './webhooks/ports.ts'
export { buildBackupCatalog } from './backup/buildBackupCatalog.ts'
export { acceptInvitation } from './team/acceptInvitation.ts'
export { inviteFirstMember } from './team/inviteFirstMember.ts'
export { inviteMember } from './team/inviteMember.ts'
export { readInvitation } from './team/readInvitation.ts'
export { removeTransferView } from './team/removeTransferView.ts'
export { saveTransferView } from './team/saveTransferView.ts'
export { findApproval } from './team/findApproval.ts'
export { rejectUnapproved } from './team/rejectUnapproved.ts'
export { requestApproval } from './team/requestApproval.ts'
export { takeApproval } from './team/takeApproval.ts'
export { withdrawApproval } from './team/withdrawApproval.ts'
export { changeMemberRole } from './team/changeMemberRole.ts'
export { removeMember } from './team/removeMember.ts'
export { beginSingleSignOn } from './team/beginSingleSignOn.ts'
export { completeSingleSignOn } from './team/completeSingleSignOn.ts'
export { removeIdentityProvider } from './team/removeIdentityProvider.ts'
export { replaceIdentityProvider } from './team/replaceIdentityProvider.ts'
export { signOnTtlMs } from './team/signOnFlow.ts'
export type {
  AssertedIdentity,
  IdentityProvider,
  IdentityProviderRepository,
  ProvidedMember,
  SingleSignOn,
} from './team/singleSignOnPorts.ts'
export { findMember } from './team/findMember.ts'
export { removeInstallationMember } from './team/removeInstallationMember.ts'
export { resetInstallationMember } from './team/resetInstallationMember.ts'
export { signOutInstallationMember } from './team/signOutInstallationMember.ts'
export { beginAuthenticator } from './team/beginAuthenticator.ts'
export { changePassword } from './team/changePassword.ts'
export { endOtherSessions } from './team/endOtherSessions.ts'
export { replaceAuthenticator } from './team/replaceAuthenticator.ts'
export { auditHash, installationLog, recordAccess, recordChange } from './team/recordChange.ts'
export { listAuditEntries } from './team/listAuditEntries.ts'
export { describeAuditFault, verifyAuditLog } from './team/verifyAuditLog.ts'
export type { Browser } from './team/beginSession.ts'
export { beginSession } from './team/beginSession.ts'
export { endSession } from './team/endSession.ts'
export { findSession, peekSession } from './team/findSession.ts'
export { listSessions } from './team/listSessions.ts'
export { sessionTtlMs } from './team/sessionLife.ts'
export { addPasskey } from './team/addPasskey.ts'
export { beginPasskey } from './team/beginPasskey.ts'
export { beginPasskeySignIn } from './team/beginPasskeySignIn.ts'
export { rejectOldSession } from './team/rejectOldSession.ts'
export { removePasskey } from './team/removePasskey.ts'
export { renamePasskey } from './team/renamePasskey.ts'
export { signInWithPasskey } from './team/signInWithPasskey.ts'
export { createRecoveryCodes } from './team/createRecoveryCodes.ts'
export { deviceTtlMs, isKnownDevice, rememberDevice, signIn } from './team/signIn.ts'
export type {
  AuditHead,
  ApprovalRepository,
  ApprovalRequest,
  Actor,
  AuditedState,
  AuditEntry,
  AuditRepository,
  NewAuditEntry,
  Invitation,
  InvitationRepository,
  Member,
  MemberDeviceRepository,
  MemberPasskeyRepository,
  MemberRecoveryCodeRepository,
  MemberRepository,
  MemberSessionRepository,
  Passkey,
  PasskeyChecks,
  RelyingParty,
  Role,
  TransferView,
  TransferViewRepository,
  SignInAttemptRepository,
  SignInFactors,
} from './team/ports.ts'
export type { SignInContext, SignOnContext, TeamContext } from './team/teamContext.ts'
export type { LoggedApi, LoggedRequest, RequestFilter, RequestLogRepository } from './requestLog/ports.ts'
export type { LinkFunnel, OverviewRepository, TransfersOfType } from './overview/ports.ts'
export { readOverview } from './overview/readOverview.ts'
export { keptDays } from './kernel/keptDays.ts'
export { listUsableNetworks } from './connections/listUsableNetworks.ts'
export * from './books/ports.ts'
export { sumPostings } from './books/postingsOf.ts'
export { postJournal } from './books/postJournal.ts'
export { reconcileBooks } from './books/reconcileBooks.ts'
export {
  type BookReason,
  type DifferenceToReview,
  differenceActions,
  listBookDifferences,
  resolveDifference,
} from './books/listBookDifferences.ts'
export { checkDays, readBooks } from './books/readBooks.ts'
export { exportJournal } from './books/exportJournal.ts'
export * from './team/provisioningPorts.ts'
export {
  type Provisioner,
  removeProvidedGroup,
  removeProvidedUser,
  saveProvidedGroup,
  saveProvidedUser,
} from './team/provisioning.ts'
export { createProvisioningToken } from './team/createProvisioningToken.ts'
export { endProvidedSessions } from './team/endProvidedSessions.ts'
