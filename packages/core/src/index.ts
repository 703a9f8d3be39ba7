export type { ApiKey, ApiKeyRepository, Client, ClientRepository, ClientSettings } from './access/ports.ts'
export { type BalanceResult, getBalance } from './balances/getBalance.ts'
export { getHoldings, type HoldingsResult, type PricedHolding } from './balances/getHoldings.ts'
export * from './chains/ports.ts'
export * from './connections/connector.ts'
export * from './connections/connectorError.ts'
export { faultFromConnector } from './connections/faultFromConnector.ts'
export type { Connection, ConnectionRepository, ConnectorDirectory, LeaseRepository } from './connections/ports.ts'
export { expiresInSeconds, refreshConnection } from './connections/refreshConnection.ts'
export { removeConnection } from './connections/removeConnection.ts'
export { resolveConnection } from './connections/resolveConnection.ts'
export type { Clock } from './kernel/clock.ts'
export type { Context } from './kernel/context.ts'
export { Fault, invalidField, missingField } from './kernel/fault.ts'
export type { Ids } from './kernel/ids.ts'
export type { Prices } from './kernel/prices.ts'
export type { Environment, Scope } from './kernel/scope.ts'
export { defaultSettings, type Settings } from './kernel/settings.ts'
export type { JobKind, JobPayload, JobRepository, Repositories, Store } from './kernel/store.ts'
export { completeOAuth, oauthRedirectUri, startOAuth } from './link/connectByOAuth.ts'
export { connectWithKey } from './link/connectWithKey.ts'
export { createLinkToken } from './link/createLinkToken.ts'
export { openLinkSession, readLinkSession } from './link/openLinkSession.ts'
export type {
  LinkRepository,
  LinkRequest,
  LinkRequestDestination,
  LinkSessionRecord,
  OAuthAttempt,
  OAuthAttemptRepository,
} from './link/ports.ts'
export { connectionOfSession, restoreConnections } from './link/restoreConnections.ts'
export { type AmountAsked, amountToArrive } from './transfers/amountToArrive.ts'
export { checkDestination } from './transfers/checkDestination.ts'
export {
  type ConfiguredHolding,
  type ConfiguredNetwork,
  configureTransfer,
  type Destination,
} from './transfers/configureTransfer.ts'
export { executeTransfer, type Execution } from './transfers/executeTransfer.ts'
export { followTransfer, requiredConfirmations } from './transfers/followTransfer.ts'
export { listTransfers } from './transfers/listTransfers.ts'
export { publicStatus } from './transfers/phases.ts'
export type {
  Preview,
  PreviewRepository,
  Transfer,
  TransferFilter,
  TransferPhase,
  TransferRepository,
  TransferTypeName,
  WithdrawalAttempt,
  WithdrawalAttemptRepository,
} from './transfers/ports.ts'
export { previewTransfer } from './transfers/previewTransfer.ts'
export { deliverWebhook, type SendWebhook } from './webhooks/deliverWebhook.ts'
export type {
  TransferEventType,
  WebhookAttempt,
  WebhookEndpoint,
  WebhookEvent,
  WebhookRepository,
} from './webhooks/ports.ts'
