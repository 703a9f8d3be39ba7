import type { AccessCache } from './clients/clientAccess.ts'
import type { ApiKeyRepository, ClientRepository, IpRangeRepository } from './access/ports.ts'
import type {
  AdminKeyRepository,
  AdminSigningKeyRepository,
  CallbackUrlRepository,
  LinkConfigurationRepository,
  LinkDefaultsRepository,
  SubClientRepository,
} from './clients/ports.ts'
import type { BookRepository } from './books/ports.ts'
import type {
  BridgedTransferRepository,
  BridgingAddressRepository,
  RouteRepository,
  RouteTable,
} from './bridging/ports.ts'
import type { ConnectionRepository, LeaseRepository } from './connections/ports.ts'
import type { IdempotencyRepository } from './idempotency/ports.ts'
import type { JitRepository, LinkMoveRepository, LinkRepository, OAuthAttemptRepository } from './link/ports.ts'
import type { OrderRepository } from './orders/ports.ts'
import type { OverviewRepository } from './overview/ports.ts'
import type { BridgePaymentRepository } from './paymentRequests/bridges/ports.ts'
import type { PayoutRepository } from './payouts/ports.ts'
import type { PaymentRequestRepository, PaymentSourceRepository, RefundRepository } from './paymentRequests/ports.ts'
import type { UnassignedPaymentRepository } from './paymentRequests/unassigned/ports.ts'
import type { PortfolioRepository } from './portfolio/ports.ts'
import type { RelayRepository } from './relayer/ports.ts'
import type { RequestLogRepository } from './requestLog/ports.ts'
import type { ScreeningRepository } from './screening/ports.ts'
import type { SponsorshipRepository } from './sponsorship/ports.ts'
import type { IdentityProviderRepository } from './team/singleSignOnPorts.ts'
import type { ProvisioningRepository } from './team/provisioningPorts.ts'
import type {
  ApprovalRepository,
  AuditRepository,
  InvitationRepository,
  MemberDeviceRepository,
  MemberPasskeyRepository,
  MemberRecoveryCodeRepository,
  MemberRepository,
  MemberSessionRepository,
  SignInAttemptRepository,
  TransferViewRepository,
} from './team/ports.ts'
import type {
  ClaimRepository,
  PayerSides,
  PreviewRepository,
  TransferRepository,
  WithdrawalAttemptRepository,
} from './transfers/ports.ts'
import type { UserRepository } from './users/ports.ts'
import type { WalletRepository } from './wallets/ports.ts'
import type { WebhookEndpointRepository, WebhookRepository } from './webhooks/ports.ts'
import type { ScopeCache } from './kernel/scopeCache.ts'

/**
 * Work to be done later, at least once. `key` makes it unique per kind while it is open. Only a few jobs with the same
 * `payload.lane` run at once, so that one slow receiver or institution cannot block the others.
 */
export interface JobRepository {
  enqueue(job: NewJob): Promise<void>
  /** Enqueues many jobs in one statement. */
  enqueueAll(jobs: readonly NewJob[]): Promise<void>
  /** The time of the next run by key, of unfinished jobs of these kinds. */
  listNext(kinds: readonly JobKind[], keys: readonly string[]): Promise<ReadonlyMap<string, number>>
}

interface NewJob {
  kind: JobKind
  key: string
  payload: JobPayload
  runAtMs: number
}

/**
 * A server claims the kinds it can handle, so that during a rolling upgrade work of a new sort waits for the servers that can do it.
 * New sorts of work are new kinds.
 */
export type JobKind =
  | 'transfer.reconcile'
  | 'conversion.reconcile'
  | 'transfer.watch'
  | 'transfer.arrival'
  | 'bridge.reconcile'
  | 'webhook.deliver'
  | 'linkSession.expire'
  | 'linkSession.watch'
  | 'payments.watch'
  | 'payments.account'
  | 'refund.follow'
  | 'bridgePayment.follow'
  | 'payout.follow'
  | 'relay.follow'
type JobPayload = Readonly<Record<string, string>>

export interface Repositories {
  clients: ClientRepository
  apiKeys: ApiKeyRepository
  ipRanges: IpRangeRepository
  adminKeys: AdminKeyRepository
  adminSigningKeys: AdminSigningKeyRepository
  books: BookRepository
  overview: OverviewRepository
  members: MemberRepository
  identityProviders: IdentityProviderRepository
  provisioning: ProvisioningRepository
  memberSessions: MemberSessionRepository
  memberDevices: MemberDeviceRepository
  memberPasskeys: MemberPasskeyRepository
  memberRecoveryCodes: MemberRecoveryCodeRepository
  invitations: InvitationRepository
  signInAttempts: SignInAttemptRepository
  audit: AuditRepository
  approvals: ApprovalRepository
  transferViews: TransferViewRepository
  callbackUrls: CallbackUrlRepository
  subClients: SubClientRepository
  linkConfigurations: LinkConfigurationRepository
  linkDefaults: LinkDefaultsRepository
  link: LinkRepository
  linkMoves: LinkMoveRepository
  jit: JitRepository
  oauthAttempts: OAuthAttemptRepository
  connections: ConnectionRepository
  portfolio: PortfolioRepository
  requestLog: RequestLogRepository
  users: UserRepository
  wallets: WalletRepository
  screening: ScreeningRepository
  sponsorship: SponsorshipRepository
  orders: OrderRepository
  previews: PreviewRepository
  transfers: TransferRepository
  claims: ClaimRepository
  attempts: WithdrawalAttemptRepository
  routes: RouteRepository
  bridgingAddresses: BridgingAddressRepository
  bridgedTransfers: BridgedTransferRepository
  paymentSources: PaymentSourceRepository
  paymentRequests: PaymentRequestRepository
  refunds: RefundRepository
  unassignedPayments: UnassignedPaymentRepository
  bridgePayments: BridgePaymentRepository
  payerSides: PayerSides
  payouts: PayoutRepository
  relays: RelayRepository
  webhookEndpoints: WebhookEndpointRepository
  webhooks: WebhookRepository
  jobs: JobRepository
  idempotency: IdempotencyRepository
}

export interface Store extends Repositories {
  leases: LeaseRepository
  /** Clients' keys and ranges, for access control. */
  access: AccessCache
  /** Clients' bridging routes, from memory. */
  routeTables: ScopeCache<RouteTable>
  /** Atomic. Institutions are never called inside a transaction. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}
