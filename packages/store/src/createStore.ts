import {
  type AccessCache,
  createAccessCache,
  createScopeCache,
  payersOf,
  type Repositories,
  type ScreeningRepository,
  type Store,
} from '@rialto/core'

import { apiKeyRepository } from './access/apiKeyRepository.ts'
import { clientRepository } from './access/clientRepository.ts'
import { ipRangeRepository } from './access/ipRangeRepository.ts'
import { loadAccess } from './access/loadAccess.ts'
import { adminKeyRepository } from './admin/adminKeyRepository.ts'
import { adminSigningKeyRepository } from './admin/adminSigningKeyRepository.ts'
import { callbackUrlRepository } from './admin/callbackUrlRepository.ts'
import { linkConfigurationRepository } from './admin/linkConfigurationRepository.ts'
import { linkDefaultsRepository } from './admin/linkDefaultsRepository.ts'
import { subClientRepository } from './admin/subClientRepository.ts'
import { bookRepository } from './books/bookRepository.ts'
import { bridgedTransferRepository } from './bridging/bridgedTransferRepository.ts'
import { bridgingAddressRepository } from './bridging/bridgingAddressRepository.ts'
import { loadRouteTable, routeRepository } from './bridging/routeRepository.ts'
import { claimRepository } from './claims/claimRepository.ts'
import { createDigests, type Digests } from './claims/digests.ts'
import { connectionRepository } from './connections/connectionRepository.ts'
import type { Database } from './database/openDatabase.ts'
import { transaction } from './database/transaction.ts'
import { idempotencyRepository } from './idempotency/idempotencyRepository.ts'
import { jitRepository } from './link/jitRepository.ts'
import { linkMoveRepository } from './link/linkMoveRepository.ts'
import { linkRepository } from './link/linkRepository.ts'
import { oauthAttemptRepository } from './link/oauthAttemptRepository.ts'
import { orderRepository } from './orders/orderRepository.ts'
import { overviewRepository } from './overview/overviewRepository.ts'
import { portfolioRepository } from './portfolio/portfolioRepository.ts'
import { paymentRequestRepository } from './paymentRequests/paymentRequestRepository.ts'
import { paymentSourceRepository } from './paymentRequests/paymentSourceRepository.ts'
import { relayRepository } from './relayer/relayRepository.ts'
import { payoutRepository } from './payouts/payoutRepository.ts'
import { bridgePaymentRepository } from './paymentRequests/bridgePaymentRepository.ts'
import { refundRepository } from './paymentRequests/refundRepository.ts'
import { unassignedPaymentRepository } from './paymentRequests/unassignedPaymentRepository.ts'
import { enqueueJob, enqueueJobs } from './queue/enqueueJob.ts'
import { listNextRuns } from './queue/listNextRuns.ts'
import { acquireLease, releaseLease } from './queue/leases.ts'
import type { Owner } from './processes/joinProcesses.ts'
import type { Tables } from './tables.ts'
import { requestLogRepository } from './requestLog/requestLogRepository.ts'
import { screeningRepository } from './screening/screeningRepository.ts'
import { sponsorshipRepository } from './sponsorship/sponsorshipRepository.ts'
import { previewRepository } from './transfers/previewRepository.ts'
import { approvalRepository } from './team/approvalRepository.ts'
import { auditRepository } from './team/auditRepository.ts'
import { identityProviderRepository } from './team/identityProviderRepository.ts'
import { invitationRepository } from './team/invitationRepository.ts'
import { memberDeviceRepository } from './team/memberDeviceRepository.ts'
import { memberPasskeyRepository } from './team/memberPasskeyRepository.ts'
import { memberRecoveryCodeRepository } from './team/memberRecoveryCodeRepository.ts'
import { memberRepository } from './team/memberRepository.ts'
import { memberSessionRepository } from './team/memberSessionRepository.ts'
import { provisioningRepository } from './team/provisioningRepository.ts'
import { signInAttemptRepository } from './team/signInAttemptRepository.ts'
import { transferViewRepository } from './team/transferViewRepository.ts'
import { transferRepository } from './transfers/transferRepository.ts'
import { withdrawalAttemptRepository } from './transfers/withdrawalAttemptRepository.ts'
import { userRepository } from './users/userRepository.ts'
import { walletRepository } from './wallets/walletRepository.ts'
import { webhookEndpointRepository } from './webhooks/webhookEndpointRepository.ts'
import { webhookRepository } from './webhooks/webhookRepository.ts'
import type { Sealer } from './scopeOf.ts'
import { type StoreTime, storeTime } from './storeTime.ts'

/** Dependencies of all repositories of a store. */
interface Shared {
  sealer: Sealer
  digests: Digests
  time: StoreTime
  owner: Owner | undefined
  traceparent: (() => string | undefined) | undefined
}

/** Dependencies of a store, provided by its server. */
interface StoreOptions {
  /** Absent: leases of a crashed process are freed only by their expiry. */
  owner?: Owner
  /** Of the current operation; stored with its jobs. */
  traceparent?: (() => string | undefined) | undefined
  /**
   * How far the domain's clock is ahead of the real time: zero except in a sandbox whose clock was moved forward.
   * Leases, jobs and attempts then use the database's clock, which all servers share. Absent, as in tests with their
   * own clock: they use `nowMs`.
   */
  aheadMs?: (() => number) | undefined
}

const repositories = (db: Database<Tables>, shared: Shared): Repositories => {
  const tables = tablesOf(db, shared)
  return { ...tables, payerSides: { of: transfers => payersOf(tables, transfers) } }
}

const tablesOf = (
  db: Database<Tables>,
  { sealer, digests, time, owner, traceparent }: Shared,
): Omit<Repositories, 'payerSides'> => ({
  clients: clientRepository(db),
  apiKeys: apiKeyRepository(db),
  ipRanges: ipRangeRepository(db),
  adminKeys: adminKeyRepository(db),
  adminSigningKeys: adminSigningKeyRepository(db, sealer),
  books: bookRepository(db),
  overview: overviewRepository(db),
  members: memberRepository(db, sealer),
  identityProviders: identityProviderRepository(db, sealer),
  provisioning: provisioningRepository(db, sealer),
  memberSessions: memberSessionRepository(db),
  memberDevices: memberDeviceRepository(db),
  memberPasskeys: memberPasskeyRepository(db),
  memberRecoveryCodes: memberRecoveryCodeRepository(db),
  invitations: invitationRepository(db, sealer),
  signInAttempts: signInAttemptRepository(db),
  audit: auditRepository(db, sealer),
  approvals: approvalRepository(db),
  transferViews: transferViewRepository(db),
  callbackUrls: callbackUrlRepository(db),
  subClients: subClientRepository(db),
  linkConfigurations: linkConfigurationRepository(db),
  linkDefaults: linkDefaultsRepository(db),
  link: linkRepository(db),
  linkMoves: linkMoveRepository(db),
  jit: jitRepository(db, sealer),
  oauthAttempts: oauthAttemptRepository(db, sealer),
  connections: connectionRepository(db, sealer, digests),
  portfolio: portfolioRepository(db, sealer),
  requestLog: requestLogRepository(db),
  users: userRepository(db, digests),
  wallets: walletRepository(db),
  screening: screeningRepository(db),
  sponsorship: sponsorshipRepository(db),
  orders: orderRepository(db, owner, time),
  previews: previewRepository(db),
  transfers: transferRepository(db),
  claims: claimRepository(db, digests),
  attempts: withdrawalAttemptRepository(db, owner, time),
  routes: routeRepository(db),
  bridgingAddresses: bridgingAddressRepository(db, owner),
  bridgedTransfers: bridgedTransferRepository(db),
  paymentSources: paymentSourceRepository(db),
  paymentRequests: paymentRequestRepository(db, digests),
  refunds: refundRepository(db, digests),
  unassignedPayments: unassignedPaymentRepository(db),
  bridgePayments: bridgePaymentRepository(db),
  payouts: payoutRepository(db, digests),
  relays: relayRepository(db, sealer),
  webhookEndpoints: webhookEndpointRepository(db, sealer, time.nowMs),
  webhooks: webhookRepository(db),
  idempotency: idempotencyRepository(db, sealer),
  jobs: {
    async enqueue(job) {
      await enqueueJob(db, traced(job, time, traceparent?.()))
    },
    async enqueueAll(jobs) {
      const trace = traceparent?.()
      await enqueueJobs(
        db,
        jobs.map(job => traced(job, time, trace)),
      )
    },
    async listNext(kinds, keys) {
      const nowMs = time.nowMs()
      const runs = await listNextRuns(db, { kinds, keys, now: time.moment(nowMs) })
      return new Map([...runs].map(([key, inMs]) => [key, Math.round(nowMs + inMs)]))
    },
  },
})

const leasesOf = (
  db: Database<Tables>,
  time: ReturnType<typeof storeTime>,
  owner: StoreOptions['owner'],
): Store['leases'] => ({
  async acquire(name, ttlMs) {
    const ownerId = owner?.id() ?? anonymous
    const isWithin = time.countFrom(ttlMs)
    const fence = await acquireLease(db, { name, ownerId, ttlMs, now: time.leaseMoment() })
    if (fence === undefined) return undefined
    return { fence, isHeld: () => isWithin() && (owner?.isAlive() ?? true) }
  },
  async release(name, fence) {
    await releaseLease(db, { name, fence })
  },
})

/**
 * The domain's storage on one database. `nowMs` is the domain's clock.
 */
export const createStore = (
  db: Database<Tables>,
  sealer: Sealer,
  nowMs: () => number,
  { owner, traceparent, aheadMs }: StoreOptions = {},
): Store => {
  const time = storeTime(nowMs, aheadMs)
  const shared = { sealer, digests: createDigests(db, sealer), time, owner, traceparent }
  const all = repositories(db, shared)
  const access = createAccessCache({ load: loadAccess(db), nowMs })
  return {
    ...all,
    access,
    screening: cachedScreening(all.screening, access),
    routeTables: createScopeCache({ load: loadRouteTable(db), nowMs }),
    leases: leasesOf(db, time, owner),
    transaction: work => transaction(db, tx => work(repositories(tx, shared))),
  }
}

/** A client's setting is cached with its keys, so that disabled screening costs no statement. */
const cachedScreening = (screening: ScreeningRepository, access: AccessCache): ScreeningRepository => ({
  ...screening,
  async mode(scope) {
    const known = access.known(scope)
    const { keys, screening: mode } = known?.isFresh ? known.value : await access.read(scope)
    // A client without a live key is not cached, but its sessions may still be open.
    return keys.length > 0 ? mode : screening.mode(scope)
  },
  async setMode(scope, mode) {
    await screening.setMode(scope, mode)
    access.forget(scope)
  },
})

/** Owner of leases of a store without an owner. */
const anonymous = 'anonymous'

type NewJob = Parameters<Store['jobs']['enqueue']>[0]

/** The row of a job, with the trace in which it was enqueued. Workers are woken for one that is due. */
const traced = ({ payload, runAtMs, ...job }: NewJob, time: StoreTime, traceparent: string | undefined) => ({
  ...job,
  payload: traceparent === undefined ? payload : { ...payload, traceparent },
  runAt: time.moment(runAtMs),
  wake: runAtMs <= time.nowMs(),
})
