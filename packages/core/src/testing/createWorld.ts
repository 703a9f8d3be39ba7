import { randomUUID } from 'node:crypto'

import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import type { Preview } from '../transfers/ports.ts'
import type { WebhookAttempt } from '../webhooks/ports.ts'
import { aConnection, aPreview } from './fixtures.ts'
import { manualClock, type ManualClock } from './manualClock.ts'
import { createMemoryDatabase, type MemoryDatabase, type Run } from './memory/memoryDatabase.ts'
import { clientKey } from './memory/memoryClients.ts'
import { type JobRow, memoryQueue } from './memory/memoryJobs.ts'
import type { AttemptRow } from './memory/memoryAttempts.ts'
import type { ConnectionRow } from './memory/memoryConnections.ts'
import type { OrderRow } from './memory/memoryOrders.ts'
import { autoCommit, type Client } from './memory/memorySession.ts'
import { createMemoryStore } from './memory/memoryStore.ts'
import type { ChangeRow } from './memory/memoryTransfers.ts'
import type { LinkRow } from './memory/memoryLink.ts'
import type { EventRow } from './memory/memoryWebhooks.ts'
import { scriptedChain, type ScriptedChain } from './scriptedChain.ts'
import { scriptedInstitution, type ScriptedInstitution } from './scriptedInstitution.ts'
import { testContext } from './testContext.ts'

/** Rows by table. */
interface Rows {
  attempts: AttemptRow
  changes: ChangeRow
  connections: ConnectionRow
  deliveries: WebhookAttempt
  events: EventRow
  jobs: JobRow
  links: LinkRow
  orders: OrderRow
}

/** Use cases over a store in memory, with their own clock, institution and chain. */
export interface TestBench {
  ctx: Context
  scope: Scope
  clock: ManualClock
  institution: ScriptedInstitution
  chain: ScriptedChain
  connect(changes?: Partial<Connection>): Promise<Connection>
  /** A preview that is valid for `settings.previewTtlMs` from now. */
  preview(connection: Connection, changes?: Partial<Preview>): Promise<Preview>
  /** Another endpoint of this client. */
  addWebhook(): Promise<string>
}

/** One client in a database in memory. */
export interface World extends TestBench {
  database: MemoryDatabase
  /** The jobs, as a worker sees them. */
  queue: ReturnType<typeof memoryQueue>
  /** A subject's events for all endpoints, oldest first. */
  eventsOf(subjectId: string): EventRow[]
  /** Jobs of this key that are not done. */
  openJobs(key: string): JobRow[]
  /** All committed rows of a table. */
  rows<Table extends keyof Rows>(table: Table): readonly Rows[Table][]
  /** Writes a row without the store; `undefined` deletes it. */
  put<Table extends keyof Rows>(table: Table, key: string, row: Rows[Table] | undefined): void
}

/** Writes the rows that a test starts from. */
export const fixtureWriters = ({
  ctx,
  scope,
  clock,
}: Pick<TestBench, 'ctx' | 'scope' | 'clock'>): Pick<TestBench, 'connect' | 'preview'> => ({
  async connect(changes) {
    const connection = aConnection(scope, { createdAtMs: clock.nowMs(), ...changes })
    await ctx.store.connections.insert(connection)
    return connection
  },
  async preview(connection, changes) {
    const nowMs = clock.nowMs()
    const expiresAtMs = nowMs + ctx.settings.previewTtlMs
    const preview = aPreview(connection, { createdAtMs: nowMs, expiresAtMs, ...changes })
    await ctx.store.previews.insert(preview)
    return preview
  },
})

const writeNow = (database: MemoryDatabase, table: string, key: string, row: unknown): void => {
  const { session, connected } = database.open(() => Promise.resolve())
  connected.put(table, key, row)
  database.commit(session)
}

/** With `database`: another client in the same database. */
export const createWorld = ({
  scheme,
  environment = 'sandbox',
  database = createMemoryDatabase(),
}: { scheme?: 'oAuth' | 'apiKey'; environment?: Environment; database?: MemoryDatabase } = {}): World => {
  const clock = manualClock()
  const scope: Scope = { clientId: randomUUID(), environment }
  const institution = scriptedInstitution(clock, scheme)
  const chain = scriptedChain()
  const client: Client = {
    pause: () => Promise.resolve(),
    nowMs: clock.nowMs,
    readsLike: true,
    ownerId: undefined,
    open: new Set(),
  }
  const run: Run = autoCommit(database, client)
  const store = createMemoryStore(database, client)
  writeNow(database, 'clients', clientKey(scope), { scope, name: 'Test client' })
  const ctx = testContext({ store, environment, clock, institution, chain })
  return {
    ctx,
    scope,
    clock,
    institution,
    chain,
    database,
    queue: memoryQueue(run),
    ...fixtureWriters({ ctx, scope, clock }),
    async addWebhook() {
      const id = randomUUID()
      const endpoint = { id, scope, url: `https://client.example/${id}`, label: '', createdAtMs: clock.nowMs() }
      await store.webhookEndpoints.insert(endpoint, 'whsec_canary')
      return id
    },
    eventsOf: subjectId =>
      database
        .committed<EventRow>('events')
        .filter(({ subject }) => ('transferId' in subject ? subject.transferId : subject.subjectId) === subjectId)
        .toSorted((a, b) => a.sequence - b.sequence),
    openJobs: key => database.committed<JobRow>('jobs').filter(job => job.key === key && !job.isDone),
    rows: table => database.committed(table),
    put: (table, key, row) => writeNow(database, table, key, row),
  }
}
