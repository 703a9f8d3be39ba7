import type { AdminOperationId, AdminRequest } from '@rialto/contract'

/** Ids of rows in the filled database that the calls refer to. */
export interface Ids {
  transferId: string
  sessionId: string
  endpointId: string
  eventId: string
}

export interface PageCall {
  id: AdminOperationId
  params?: object | undefined
  body?: object | undefined
  /** The page is as far back as a user reaches by the button. */
  isDeep?: boolean
}

const call = <Id extends AdminOperationId>(id: Id, request: AdminRequest<Id>): PageCall => ({ id, ...request })
/** A page of a list with a cursor, a hundred pages in. */
const deep = (one: PageCall): PageCall => ({ ...one, isDeep: true })

const ofTransfers = ({ transferId }: Ids): Readonly<Record<string, PageCall>> => ({
  transfers: call('searchTransfers', { body: { count: 50 } }),
  'transfers, page 100': deep(call('searchTransfers', { body: { count: 50 } })),
  'transfers of a user': call('searchTransfers', { body: { userId: 'user-7', count: 50 } }),
  'transfers that failed': call('searchTransfers', { body: { statuses: ['failed'], count: 50 } }),
  transfer: call('searchTransfers', { body: { transferId } }),
  'transfer by hash': call('searchTransfers', { body: { hash: '0x500' } }),
  'history of a transfer': call('readTransferHistory', { params: { id: transferId } }),
  'webhook events of a transfer': call('listWebhookDeliveries', { body: { transferId } }),
  'saved views': call('listTransferViews', {}),
  'transfers that need a person': call('listTransfersToReview', {}),
  'payment requests': call('searchPaymentRequests', { body: {} }),
  'payment requests, page 100': deep(call('searchPaymentRequests', { body: {} })),
  'payment requests of a user': call('searchPaymentRequests', { body: { userId: 'user-7' } }),
  'payment requests that are held': call('searchPaymentRequests', { body: { statuses: ['held'] } }),
  refunds: call('searchRefunds', { body: {} }),
  'refunds of a user': call('searchRefunds', { body: { userId: 'user-7' } }),
  'refunds that need an address': call('searchRefunds', { body: { statuses: ['needsAddress'] } }),
  'unassigned payments': call('searchUnassignedPayments', { body: {} }),
  payouts: call('searchPayouts', { body: {} }),
  'payouts of a user': call('searchPayouts', { body: { userId: 'user-7' } }),
  'payouts to send': call('searchPayouts', { body: { statuses: ['pending'] } }),
  relayer: call('readRelayer', {}),
  'payment sources': call('readPaymentSettings', {}),
  approvals: call('listApprovals', {}),
  'what needs approval': call('readApprovalSettings', {}),
})

const ofUsers = ({ sessionId }: Ids): Readonly<Record<string, PageCall>> => ({
  'Link sessions': call('listLinkSessions', { body: {} }),
  'Link sessions, page 100': deep(call('listLinkSessions', { body: {} })),
  'Link sessions of a user': call('listLinkSessions', { body: { userId: 'user-7' } }),
  'Link sessions that users left': call('listLinkSessions', { body: { state: 'exited' } }),
  'Link sessions that expired': call('listLinkSessions', { body: { state: 'expired' } }),
  'Link session': call('readLinkSessionHistory', { params: { id: sessionId } }),
  connections: call('listConnections', { body: {} }),
  'connections, page 100': deep(call('listConnections', { body: {} })),
  'connections to reconnect': call('listConnections', { body: { state: 'needsReconnect' } }),
  'connections of a user': call('listConnections', { body: { userId: 'user-9' } }),
  user: call('exportUser', { params: { userId: 'user-7' } }),
})

const ofDevelopers = ({ endpointId, eventId }: Ids): Readonly<Record<string, PageCall>> => ({
  'API keys': call('listApiKeys', {}),
  webhooks: call('listWebhookEndpoints', {}),
  'webhook endpoint': call('readWebhookEndpoint', { params: { id: endpointId } }),
  deliveries: call('listWebhookDeliveries', { body: { count: 50 } }),
  'deliveries of an endpoint': call('listWebhookDeliveries', { body: { endpointId, count: 50 } }),
  'failed deliveries': call('listWebhookDeliveries', { body: { state: 'failed' } }),
  'webhook event': call('readWebhookEvent', { params: { eventId } }),
  'request log': call('listRequests', { body: {} }),
  'requests that failed': call('listRequests', { body: { result: 'failed' } }),
  'requests with an error': call('listRequests', { body: { errorType: 'badRequest' } }),
  'requests of an operation': call('listRequests', { body: { operation: 'connectAccount' } }),
  'errors by kind': call('listRequestErrors', {}),
  origins: call('readAllowedOrigins', {}),
  'callback URLs': call('readCallbackUrls', {}),
  'IP ranges': call('listIpRanges', {}),
})

const ofSettings: Readonly<Record<string, PageCall>> = {
  'Link configurations': call('listLinkConfigurations', {}),
  'sub-clients': call('listSubClients', {}),
  'fee and minimum': call('readTransferTerms', {}),
  'paid network fees': call('readSponsorship', {}),
  networks: call('listConfiguredNetworks', {}),
  retention: call('readRetention', {}),
  'bridging routes': call('searchBridgingRoutes', { body: {} }),
  'backup mode': call('readBackupMode', {}),
  books: call('readBooks', { body: { from: '2026-01-01', to: '2026-12-31' } }),
  screening: call('readScreening', {}),
  'screening decisions': call('listScreeningDecisions', { body: { outcomes: ['warned', 'blocked'] } }),
}

const ofTeam: Readonly<Record<string, PageCall>> = {
  'management keys': call('listManagementKeys', {}),
  members: call('listMembers', {}),
  identityProvider: call('readIdentityProvider', {}),
  client: call('readClient', {}),
  installation: call('listInstallationMembers', {}),
  'audit log': call('listAuditEntries', { body: { count: 50 } }),
  'audit log, older': call('listAuditEntries', { body: { count: 50, beforeNumber: 5_000 } }),
  'who is signed in': call('readSession', {}),
  'own sessions': call('listSessions', {}),
  'own passkeys': call('listPasskeys', {}),
  'own recovery codes': call('readRecoveryCodes', {}),
}

/** Every call of each dashboard page while it loads. */
export const callsOf = (ids: Ids): Readonly<Record<string, PageCall>> => ({
  overview: call('readOverview', {}),
  ...ofTransfers(ids),
  ...ofUsers(ids),
  ...ofDevelopers(ids),
  ...ofSettings,
  ...ofTeam,
})
