export { type AdminOperation } from './admin/adminOperation.ts'
export { type AdminOperationId, adminOperations, adminOperationsById } from './admin/adminOperations.ts'
export { isApprovable } from './admin/team/approval.ts'
export {
  type AccessEvent,
  accessEvents,
  installationEvents,
  isAudited,
  type ProvisioningEvent,
  provisioningEvents,
} from './admin/team/audit.ts'
export type { ComplianceRecord } from './admin/clients/complianceRecord.ts'
export type { AdminRequest, AdminValue, ValueOf } from './valueOf.ts'
export { ExportRefundsRequest } from './admin/paymentRequests/searchRefunds.ts'
export { ExportUnassignedPaymentsRequest } from './admin/paymentRequests/searchUnassignedPayments.ts'
export { ExportTransfersRequest } from './admin/transfers/exportTransfers.ts'
export { ExportJournalRequest } from './admin/books/exportJournal.ts'
export { mayCall, requiredRole, type RequiredRole, roleOfKeys } from './admin/roles.ts'
export { sessionCookie } from './admin/team/sessionCookie.ts'
export type { CatalogConfiguration, RegisteredClientData, RegisteredClientInfo } from './admin/clients/subClient.ts'
export type { LinkConfigurationInfo } from './admin/clients/linkConfiguration.ts'
export * from './admin/clients/listSubClients.ts'
export * from './admin/clients/createSubClient.ts'
export * from './admin/clients/readSubClient.ts'
export * from './admin/clients/replaceSubClient.ts'
export * from './admin/clients/removeSubClient.ts'
export * from './admin/clients/setSubClientLogo.ts'
export * from './admin/clients/previewSubClient.ts'
export * from './admin/clients/removeSubClientLogo.ts'
export { listAssetsOperation } from './assets/listAssets.ts'
export { listWithdrawalRoutesOperation } from './bridging/listWithdrawalRoutes.ts'
export { quoteBridgeOperation } from './bridging/quoteBridge.ts'
export { getCatalogLinkOperation } from './catalogLink/getCatalogLink.ts'
export { ErrorEnvelope, apiResult, EmptyApiResult } from './envelope/apiResult.ts'
export { ProblemDetails } from './envelope/problemDetails.ts'
export { errorCatalogue, type ErrorType } from './errors/errorCatalogue.ts'
export { listIntegrationsOperation } from './integrations/listIntegrations.ts'
export * from './link/shapes/linkAddressPayment.ts'
export * from './link/shapes/linkPayout.ts'
export * from './link/shapes/linkConnection.ts'
export * from './link/shapes/linkPreview.ts'
export * from './link/shapes/linkSession.ts'
export * from './link/shapes/linkTransfer.ts'
export * from './link/shapes/linkSandbox.ts'
export * from './link/shapes/linkWallet.ts'
export * from './link/shapes/linkWalletCalls.ts'
export { type LinkOperation } from './link/linkOperation.ts'
export { type LinkOperationId, linkOperationsById } from './link/linkOperations.ts'
export { CreateLinkTokenRequest, createLinkTokenOperation } from './linkTokens/createLinkToken.ts'
export { adminOpenApiDocument } from './openApi/adminOpenApiDocument.ts'
export { openApiDocument, tags } from './openApi/openApiDocument.ts'
export { postmanCollection } from './openApi/postmanCollection.ts'
export {
  adminTakesIdempotencyKey,
  idempotencyErrors,
  idempotencyKeyHeader,
  idempotencyKeyPattern,
  idempotencyKeyTtlMs,
  idempotencyReplayedHeader,
  takesIdempotencyKey,
} from './idempotency.ts'
export { type Operation, type Permission } from './operation.ts'
export { operations, operationsById, type OperationId, type OperationOf } from './operations.ts'
export { OrderRequest } from './orders/orderRequest.ts'

export type { AddressType } from './shared/enums.ts'
export { MoneyLine } from './shared/moneyLine.ts'
export type { RelayRefusalReason } from './admin/relayer/relayRefusalReason.ts'
export { PayerSide } from './shared/payerSide.ts'
export { schemaKeywords } from './shared/hints.ts'
export { AccountTransfer } from './transfers/accountTransfers.ts'
export type { TravelRuleData, TravelRuleSuggestion } from './transfers/travelRule.ts'
export { TransferRecord } from './transfers/listTransfers.ts'
export {
  FittingRecord,
  FittingRows,
  listedBefore,
  listedLength,
  type OddRows,
  oddRowsOf,
} from './upstream/fittingRows.ts'
export { Amount, type Check, checkOf, Decimal, nullable, Text } from './upstream/schema.ts'
export { ConnectionWebhook } from './webhooks/connectionWebhook.ts'
export type { PaymentRequestEventType } from './webhooks/eventTypes.ts'
export { BridgePaymentShape } from './paymentRequests/bridgePaymentShape.ts'
export { PaymentRequestShape } from './paymentRequests/paymentRequestShape.ts'
export { RefundShape } from './paymentRequests/refundShape.ts'
export { PaymentRequestWebhook } from './webhooks/paymentRequestWebhook.ts'
export { PayoutShape } from './payouts/payoutShape.ts'
export { PayoutWebhook } from './webhooks/payoutWebhook.ts'
export { RefundWebhook } from './webhooks/refundWebhook.ts'
export { UnassignedPaymentWebhook } from './webhooks/unassignedPaymentWebhook.ts'
export { LinkSessionWebhook } from './webhooks/linkSessionWebhook.ts'
export { WebhookEventType, webhookEventTypes } from './webhooks/eventTypes.ts'
export { TransferWebhook } from './webhooks/transferWebhook.ts'
