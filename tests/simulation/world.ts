import { builtInAssets } from '@rialto/catalog/assets'
import {
  ApiError,
  type Connection,
  type Context,
  deliverWebhook,
  reconcileTransfer,
  watchArrival,
  watchNotSent,
  type Scope,
  type Transfer,
} from '@rialto/core'

import type { ConversionPlan } from '../../packages/core/src/transfers/funding/conversion.ts'
import { defaultSettings } from '../../packages/core/src/kernel/settings.ts'
import { aConnection, anAddress, sepolia } from '../../packages/core/src/testing/fixtures.ts'
import { noDeposits, noDerivation } from '../../packages/core/src/testing/noDeposits.ts'
import { noRelaying } from '../../packages/core/src/testing/noRelaying.ts'
import { noSignInFactors } from '../../packages/core/src/testing/noSignInFactors.ts'
import { noSolana } from '../../packages/core/src/testing/noSolana.ts'
import { type RandomSource, seededRandom } from '../harness/seededRandom.ts'
import { accountOfGrant, createInstitution, type Reorganization, usualFee } from './institution.ts'
import {
  type Connected,
  createMemoryDatabase,
  type MemoryDatabase,
} from '../../packages/core/src/testing/memory/memoryDatabase.ts'
import { type JobRow, memoryQueue } from '../../packages/core/src/testing/memory/memoryJobs.ts'
import type { AttemptRow } from '../../packages/core/src/testing/memory/memoryAttempts.ts'
import type { LeaseRow } from '../../packages/core/src/testing/memory/memoryLeases.ts'
import type { OrderRow } from '../../packages/core/src/testing/memory/memoryOrders.ts'
import { autoCommit, type Client } from '../../packages/core/src/testing/memory/memorySession.ts'
import { createMemoryStore } from '../../packages/core/src/testing/memory/memoryStore.ts'
import { createReceiver } from './receiver.ts'
import { createScheduler, type Process, type Scheduler } from './scheduler.ts'

export const scope: Scope = { clientId: '00000000-0000-4000-8000-00000000c11e', environment: 'sandbox' }
const startMs = Date.UTC(2026, 0, 2, 3, 4, 5)
/** How long after its end a process is found to have ended. */
const noticedAfterMs = 10_000
const jobLeaseMs = 120_000
/** Of the transactions of a server, each so many-th commits and loses its answer. */
const lostEvery = 23

interface Server {
  process: Process
  client: Client
  ctx: Context
  /** Claims what is due and begins it; answers how much that was. */
  work(): Promise<number>
}

export interface World {
  scheduler: Scheduler
  random: RandomSource
  database: MemoryDatabase
  institution: ReturnType<typeof createInstitution>
  receiver: ReturnType<typeof createReceiver>
  servers: Server[]
  /** Three places, each with the account that is connected there now. */
  connections: Connection[]
  /** Those of removed accounts included. */
  everConnected: Connection[]
  /** Blocks to be replaced once something has arrived in them. */
  replacedLater: { kind: 'reorganize'; which: number; to: Reorganization; afterMs: number }[]
  /** What went wrong, as a sentence. */
  violations: string[]
  /** Runs something that a server does; what it throws beyond the expected is a violation. */
  begin(task: Promise<unknown>): void
  crash(index: number): void
  uuid(): string
}

export const createWorld = async (seed: number): Promise<World> => {
  const random = seededRandom(seed)
  const scheduler = createScheduler(random, startMs)
  const database = createMemoryDatabase()
  const institution = createInstitution(scheduler, random)
  const receiver = createReceiver(scheduler)
  const violations: string[] = []
  let ids = 0
  let processes = 0
  const uuid = (): string => {
    ids += 1
    return `00000000-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`
  }

  const begin = (task: Promise<unknown>): void => {
    task.catch((error: unknown) => {
      if (!isExpected(error))
        violations.push(`unexpected: ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
    })
  }

  const startServer = (): Server => {
    processes += 1
    const process: Process = { name: `server-${processes}`, isAlive: true, suspendedUntilMs: 0 }
    // The clock of each server is its own; that of the database is one.
    const skewMs = random.pick([0, 0, 20_000, 120_000, -120_000])
    const nowMs = () => scheduler.nowMs() + skewMs
    let commits = 0
    const client: Client = {
      pause: () => scheduler.turn(process),
      nowMs: scheduler.nowMs,
      skewMs,
      isAnswerLost: () => (commits += 1) % lostEvery === 0,
      readsLike: seed % 13 === 7,
      ownerId: process.name,
      open: new Set(),
    }
    const connector = institution.connectorOf(process)
    const ctx: Context = {
      environment: 'sandbox',
      clock: { nowMs, steadyMs: scheduler.nowMs, sleep: ms => scheduler.sleep(process, ms) },
      ids: { uuid, hex: bytes => hexOf(random, bytes), sha256: () => new Uint8Array(32) },
      store: createMemoryStore(database, client),
      connectors: {
        list: () => [connector],
        find: () => connector,
        findByIntegrationId: () => connector,
        health: () => ({ isUp: true }),
        unavailable: () => [],
      },
      chains: { watches: () => true, confirm: ({ hash }) => institution.confirm(process, hash) },
      chainBalances: { networkIds: [], contracts: [], chainIdOf: () => undefined, read: () => Promise.resolve([]) },
      chainDeposits: noDeposits,
      addressDerivation: noDerivation,
      relaying: noRelaying,
      paymentUris: { uriFor: () => undefined },
      signatures: { verify: () => Promise.resolve(false), isContract: () => Promise.resolve(false) },
      signedLinks: { sign: () => '', verify: () => false },
      solana: noSolana,
      sandboxWallet: undefined,
      sandboxScenarios: undefined,
      bridging: { providers: [], recoveryAddresses: {} },
      prices: { usd: () => Promise.resolve(new Map()), lastUsd: () => Promise.resolve(new Map()) },
      signInFactors: noSignInFactors,
      singleSignOn: {
        check: () => Promise.reject(new Error('nobody answers')),
        authorizationUrl: () => Promise.reject(new Error('nobody answers')),
        readIdentity: () => Promise.reject(new Error('nobody answers')),
        logoutUrl: () => Promise.reject(new Error('nobody answers')),
        readLogout: () => Promise.reject(new Error('nobody answers')),
      },
      requestAddress: () => Promise.reject(new Error('nobody answers')),
      refreshesInProgress: new Map(),
      webhookSender: { send: input => receiver.send(process, input), findObstacle: () => Promise.resolve(undefined) },
      assets: builtInAssets,
      equityPrices: undefined,
      settings: { ...defaultSettings, linkOrigin: 'https://rialto.example' },
      failpoint: () => scheduler.turn(process),
    }
    const queue = memoryQueue(autoCommit(database, client))
    const run = async (job: JobRow): Promise<void> => {
      try {
        const laterMs = await handle(ctx, job)
        if (laterMs === undefined) await queue.complete(job)
        else await queue.reschedule(job, scheduler.nowMs() + laterMs)
      } catch (error) {
        if (!isExpected(error))
          violations.push(`job ${job.kind}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
        await queue.reschedule(job, scheduler.nowMs() + 2_000, String(error))
      }
    }
    return {
      process,
      client,
      ctx,
      async work() {
        const options = { nowMs: scheduler.nowMs(), leaseMs: jobLeaseMs, limit: 3, ownerId: process.name }
        const claimed = await queue.claim(options)
        for (const job of claimed) begin(run(job))
        return claimed.length
      },
    }
  }

  const world: World = {
    scheduler,
    random,
    database,
    institution,
    receiver,
    servers: [startServer(), startServer()],
    connections: [],
    everConnected: [],
    replacedLater: [],
    violations,
    begin,
    uuid,
    crash(index) {
      const server = world.servers[index]
      if (!server) return
      server.process.isAlive = false
      server.client.open.forEach(session => database.rollback(session))
      server.client.open.clear()
      world.servers[index] = startServer()
      scheduler.at(scheduler.nowMs() + noticedAfterMs, () =>
        endProcess(database, server.process.name, scheduler.nowMs()),
      )
    },
  }
  await provision(world)
  institution.state.leasedUntilMs = (account, owner) => {
    const connection = world.connections.find(({ upstreamId }) => upstreamId === account)
    const lease = database
      .committed<LeaseRow>('leases')
      .find(({ name }) => name === `connection:${connection?.id}:token`)
    return lease?.ownerId === owner.name ? lease.expiresAtMs : 0
  }
  return world
}

/** As the server's `jobHandlers`. */
const handle = async (ctx: Context, { kind, payload }: JobRow): Promise<number | undefined> => {
  const { transferId = '' } = payload
  if (kind === 'conversion.reconcile') {
    const transfer = await ctx.store.transfers.find(scope, transferId)
    return transfer?.phase === 'converting' ? reconcileTransfer(ctx, scope, transferId) : undefined
  }
  if (kind === 'transfer.watch') return watchNotSent(ctx, scope, transferId)
  if (kind === 'transfer.arrival') return watchArrival(ctx, scope, transferId)
  return kind === 'transfer.reconcile'
    ? reconcileTransfer(ctx, scope, transferId)
    : deliverWebhook(ctx, { send: ctx.webhookSender.send, report: () => undefined }, payload['eventId'] ?? '')
}

/** Answers to the caller, and what the database stops: the work is rolled back and done again. */
const isExpected = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof Error && error.name === 'Deadlock')

const hexOf = (random: RandomSource, bytes: number): string =>
  Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')

/** What `endProcess` of the store does, between two statements of others. */
const endProcess = (database: MemoryDatabase, ownerId: string, nowMs: number): void => {
  const { session, connected } = database.open(() => Promise.resolve())
  for (const job of connected.all<JobRow>('jobs'))
    if (job.ownerId === ownerId && job.lockedUntilMs !== undefined && !job.isDone) {
      const laterMs = job.attempts < 3 ? 0 : 1_000 * Math.min(2 ** Math.min(job.attempts, 12), 3_600)
      const runAtMs = job.attempts < 3 ? job.runAtMs : nowMs + laterMs
      connected.put('jobs', String(job.id), { ...job, lockedUntilMs: undefined, ownerId: undefined, runAtMs })
    }
  for (const lease of connected.all<LeaseRow>('leases'))
    if (lease.ownerId === ownerId) connected.put('leases', lease.name, { ...lease, ownerId: undefined })
  for (const attempt of connected.all<AttemptRow>('attempts')) {
    if (attempt.ownerId !== ownerId || attempt.state !== 'intended') continue
    connected.put('attempts', attempt.id, { ...attempt, isAbandoned: true })
    soon(connected, 'transfer.reconcile', attempt.transferId, nowMs)
  }
  for (const order of connected.all<OrderRow>('orders')) {
    if (order.ownerId !== ownerId) continue
    if (order.phase === 'sending') connected.put('orders', order.id, { ...order, isAbandoned: true })
    const transfer = connected.get<Transfer>('transfers', order.id)
    if (transfer?.phase === 'converting') soon(connected, 'conversion.reconcile', order.id, nowMs)
  }
  database.commit(session)
}

/** The open job of that transfer is due now. */
const soon = (connected: Connected, kind: string, key: string, nowMs: number): void => {
  const job = connected.all<JobRow>('jobs').find(each => each.kind === kind && each.key === key && !each.isDone)
  if (job) connected.put('jobs', String(job.id), { ...job, runAtMs: Math.min(job.runAtMs, nowMs) })
}

const provision = async ({ database, institution, connections, everConnected, uuid }: World): Promise<void> => {
  const { session, connected } = database.open(() => Promise.resolve())
  for (const [index, account] of ['account0', 'account1', 'twin1'].entries()) {
    const isTwin = account.startsWith('twin')
    const connection = aConnection(scope, {
      id: uuid(),
      tokenId: `rti_${index}`,
      userId: isTwin ? 'user-2' : 'user-1',
      ...(isTwin ? { type: 'scriptedAlias' } : {}),
      upstreamId: account,
      refreshToken: `rrt_${index}`,
      credentials: institution.signIn(account),
    })
    connections.push(connection)
    everConnected.push(connection)
    connected.put('connections', connection.id, connection)
    if (isTwin) continue
    const endpoint = { id: uuid(), scope, url: `https://client.example/${index}`, label: '', createdAtMs: index }
    connected.put('endpoints', endpoint.id, { ...endpoint, signatureHeader: 'X', secrets: ['whsec_simulated'] })
  }
  database.commit(session)
}

/** The account of a place is connected anew: by the same user or the other one, as the same integration type or the other. */
export const connectAgain = (
  { database, institution, connections, everConnected, uuid }: World,
  place: number,
  as: ReconnectAs,
): void => {
  const before = connections[place]
  if (!before) return
  const isOtherUser = as === 'otherUser'
  const id = uuid()
  const upstreamId = `${accountOfGrant(before.upstreamId)}~${everConnected.length}`
  const connection = aConnection(scope, {
    id,
    tokenId: `rti_${id}`,
    refreshToken: `rrt_${id}`,
    userId: isOtherUser ? (before.userId === 'user-1' ? 'user-2' : 'user-1') : before.userId,
    type: as === 'otherType' ? (before.type === 'scriptedAlias' ? 'scripted' : 'scriptedAlias') : before.type,
    upstreamId,
    credentials: institution.signIn(upstreamId),
  })
  connections[place] = connection
  everConnected.push(connection)
  const { session, connected } = database.open(() => Promise.resolve())
  connected.put('connections', id, connection)
  database.commit(session)
}
export const reconnectedAs = ['same', 'otherUser', 'otherType'] as const
export type ReconnectAs = (typeof reconnectedAs)[number]

/** A coin of the account is sold first: 0.01 of it at 2,100 yields more than any amount that is sent here, and its fee. */
export const aConversion: ConversionPlan = {
  kind: 'conversion',
  from: 'ETH',
  side: 'sell',
  amount: '0.01',
  price: '2100',
  spends: '0.01',
  yields: '20.5',
}

export const previewOf = (world: World, connection: Connection, amount: string, order: string | undefined) => {
  const nowMs = world.scheduler.nowMs()
  const preview = {
    id: world.uuid(),
    scope,
    connectionId: connection.id,
    userId: connection.userId,
    type: connection.type,
    symbol: 'USDC',
    networkId: sepolia,
    // The other user writes the same address another way.
    toAddress: connection.userId === 'user-1' ? anAddress : anAddress.toLowerCase(),
    amount,
    fee: usualFee,
    priceUsd: '1',
    transferType: 'deposit' as const,
    isFeeIncluded: false,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + defaultSettings.previewTtlMs,
  }
  return order === undefined ? preview : { ...preview, clientTransactionId: order }
}
