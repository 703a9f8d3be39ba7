import type { Store, Transfer } from '@rialto/core'
import { aConnection, aPreview, aReason, aTransfer } from '@rialto/core/testing'
import { createStoredWorld, useDatabase } from '@rialto/store/testing'
import { claimJobs, completeJob, rescheduleJob } from '@rialto/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createMemoryDatabase, UniqueViolation } from '../../packages/core/src/testing/memory/memoryDatabase.ts'
import { memoryQueue } from '../../packages/core/src/testing/memory/memoryJobs.ts'
import { autoCommit, type Client } from '../../packages/core/src/testing/memory/memorySession.ts'
import { createMemoryStore } from '../../packages/core/src/testing/memory/memoryStore.ts'

const database = useDatabase()
/** RIALTO_DIFFERENTIAL_RUNS sets how many sequences are compared. */
const runs = Number(process.env['RIALTO_DIFFERENTIAL_RUNS'] ?? 12)

const phases = ['sending', 'awaitingUser', 'unknown', 'accepted', 'onChain', 'settled', 'failed'] as const
const aStatement = fc.record({
  kind: fc.constantFrom(
    'insert',
    'insert',
    'update',
    'update',
    'amend',
    'attempt',
    'close',
    'take',
    'event',
    'event',
    'end',
    'enqueue',
    'claim',
    'settle',
    'lease',
    'release',
    'credentials',
    'reconnect',
    'endpoint',
    'unowned',
  ),
  which: fc.nat({ max: 5 }),
  phase: fc.constantFrom(...phases),
  order: fc.constantFrom(undefined, 'order-1', 'order-2'),
  institutionId: fc.constantFrom(undefined, 'native-1', 'native-2'),
  ms: fc.nat({ max: 3_000 }),
  flag: fc.boolean(),
})
type Statement = typeof aStatement extends fc.Arbitrary<infer T> ? T : never

/** Several statements that commit or roll back together. */
const aTransaction = fc.record({
  statements: fc.array(aStatement, { minLength: 1, maxLength: 5 }),
  commits: fc.boolean(),
})

interface Subject {
  store: Store
  queue: {
    claim(nowMs: number): Promise<{ key: string; attempts: number; id: bigint; fence: bigint }[]>
    complete(claim: { id: bigint; fence: bigint }, nowMs: number): Promise<boolean>
    reschedule(claim: { id: bigint; fence: bigint }, runAtMs: number): Promise<boolean>
  }
  claimed: { id: bigint; fence: bigint }[]
  fences: bigint[]
}

/** What went wrong, as both sides put it. */
const problemOf = (error: unknown): string => {
  if (error instanceof UniqueViolation) return 'unique'
  if (!(error instanceof Error)) return 'other'
  if (error.name === 'OrderAlreadyPaidError') return 'paid'
  if (error.message.includes('final or gone')) return 'final'
  if (error.message.includes('violates foreign key')) return 'unowned'
  return /unique|duplicate/.test(error.message) ? 'unique' : `other: ${error.message}`
}

test(
  'the store in memory answers every sequence of statements as PostgreSQL does, rolled back or committed',
  { timeout: 300_000 },
  async () => {
    const compared = { statements: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(aTransaction, { minLength: 4, maxLength: 14 }), async transactions => {
        const world = await createStoredWorld(database())
        const { scope, clock, ctx } = world
        await world.db.deleteFrom('jobs').execute()
        const connection = aConnection(scope)
        const memory = createMemoryDatabase()
        const client: Client = {
          pause: () => Promise.resolve(),
          nowMs: clock.nowMs,
          ownerId: undefined,
          open: new Set(),
        }
        const inMemory = memoryQueue(autoCommit(memory, client))
        const kinds = ['transfer.reconcile', 'webhook.deliver']
        const lanes = { leaseMs: 1_000, limit: 3 }
        const subjects: Subject[] = [
          {
            store: ctx.store,
            claimed: [],
            fences: [],
            queue: {
              claim: nowMs => claimJobs(world.db, { kinds, now: new Date(nowMs), ...lanes }),
              complete: (claim, nowMs) => completeJob(world.db, { ...claim, now: new Date(nowMs) }),
              reschedule: (claim, runAtMs) => rescheduleJob(world.db, { ...claim, runAt: new Date(runAtMs) }),
            },
          },
          {
            store: createMemoryStore(memory, client),
            claimed: [],
            fences: [],
            queue: {
              claim: nowMs => inMemory.claim({ nowMs, ...lanes }),
              complete: claim => inMemory.complete(claim),
              reschedule: (claim, runAtMs) => inMemory.reschedule(claim, runAtMs),
            },
          },
        ]
        const ids = Array.from({ length: 6 }, () => aPreview(connection).id)
        const endpoint = {
          id: ctx.ids.uuid(),
          scope,
          url: 'https://client.example',
          label: '',
          createdAtMs: clock.nowMs(),
        }
        const transferOf = (
          { which, phase, order, institutionId, flag }: Statement,
          id = ids[which] ?? '',
        ): Transfer => {
          const optional = {
            institution: world.institution.connector.descriptor.institution,
            ...(order === undefined ? {} : { clientTransactionId: order }),
            ...(institutionId === undefined ? {} : { institutionTransactionId: institutionId }),
            ...(flag && which > 0 ? { partOf: ids[0] ?? '' } : {}),
          }
          const late = phase === 'failed' && flag ? { foundLateAtMs: clock.nowMs() } : {}
          return aTransfer(connection, { id, phase, ...optional, ...late })
        }

        const run = async (
          { store, queue, claimed, fences }: Subject,
          inside: Store,
          statement: Statement,
          prepared: Prepared,
        ) => {
          const { kind, which, phase, ms, flag } = statement
          const id = ids[which] ?? ''
          const nowMs = clock.nowMs()
          const event = { ...prepared.event, scope, endpointId: endpoint.id }
          switch (kind) {
            case 'insert':
              return inside.transfers.insert(transferOf(statement), aReason)
            case 'unowned':
              return inside.transfers.insert(
                { ...transferOf(statement, prepared.id), connectionId: prepared.event.id },
                aReason,
              )
            case 'update': {
              const current = await inside.transfers.findForUpdate(scope, id)
              return current && inside.transfers.update({ ...current, ...changed(statement) }, aReason)
            }
            case 'amend': {
              const current = await inside.transfers.findForUpdate(scope, id)
              if (!current) return undefined
              const amended = { ...current, ...amendedBy(statement, nowMs) }
              return [
                await inside.transfers.amendSettled(amended, aReason),
                await inside.transfers.amendFailed(amended, aReason),
              ]
            }
            case 'attempt': {
              if (!(await inside.transfers.find(scope, id))) return undefined
              const state = flag ? 'intended' : 'unknown'
              const attempt = { id: prepared.id, transferId: id, number: which + 1, state, createdAtMs: nowMs } as const
              await inside.attempts.insert({ ...attempt, kind: 'exchangeWithdrawal', isAbandoned: false })
              return [await inside.attempts.last(id), await inside.attempts.last(id, which + 1)]
            }
            case 'close': {
              const last = await inside.attempts.last(id)
              return last && inside.attempts.close(last.id, 'intended', flag ? unanswered : costsMore)
            }
            case 'take': {
              const found = await inside.transfers.find(scope, id)
              return found && inside.claims.takeRecord(found, statement.institutionId ?? 'native-3')
            }
            case 'event': {
              if (!(await inside.transfers.find(scope, id))) return undefined
              await inside.webhooks.insertEvent({ ...event, subject: { transferId: id }, sequence: which })
              return inside.webhooks.isHeldBack({ ...event, subject: { transferId: id }, sequence: which })
            }
            case 'end': {
              const [open] = await inside.webhooks.listFirstOpen(endpoint.id)
              if (open === undefined) return undefined
              const found = await inside.webhooks.findEvent(open)
              const attempt = { id: ctx.ids.uuid(), deliveryId: open, startedAtMs: nowMs, durationMs: 1, status: 204 }
              await (flag ? inside.webhooks.recordDelivered(attempt, nowMs) : inside.webhooks.markGivenUp(open, nowMs))
              return found && inside.webhooks.findNextOpen(found.event)
            }
            case 'enqueue':
              return inside.jobs.enqueue({
                kind: flag ? 'transfer.reconcile' : 'webhook.deliver',
                key: id,
                payload: { clientId: scope.clientId, phase },
                runAtMs: nowMs + ms,
              })
            case 'claim': {
              const jobs = inside === store ? await queue.claim(nowMs) : []
              claimed.push(...jobs)
              return jobs.map(({ key, attempts, fence }) => ({ key, attempts, fence }))
            }
            case 'settle': {
              const claim = inside === store ? claimed[which] : undefined
              return claim && (flag ? queue.complete(claim, nowMs) : queue.reschedule(claim, nowMs + ms))
            }
            case 'lease': {
              if (inside !== store) return undefined
              const lease = await store.leases.acquire(`lease-${scope.clientId}`, ms)
              if (lease) fences.push(lease.fence)
              return lease?.fence
            }
            case 'release': {
              const fence = fences.at(-1)
              return fence !== undefined && inside === store
                ? store.leases.release(`lease-${scope.clientId}`, fence)
                : undefined
            }
            case 'credentials':
              return inside.connections.replaceCredentials(connection, which)
            case 'reconnect':
              return inside.connections.markNeedsReconnect(scope, connection.id, which)
            case 'endpoint':
              if (phase === 'failed') return inside.webhookEndpoints.pause(scope, endpoint.id, nowMs, 'test')
              if (phase === 'settled') return inside.webhookEndpoints.resume(scope, endpoint.id, nowMs)
              return flag
                ? inside.webhookEndpoints.recordFailure(endpoint.id, nowMs)
                : inside.webhookEndpoints.recordSuccess(endpoint.id)
          }
        }

        /** Everything that can be read. */
        const read = async ({ store }: Subject) => ({
          transfers: await Promise.all(ids.map(id => store.transfers.find(scope, id))),
          changes: await Promise.all(ids.map(id => store.transfers.listChanges(scope, id))),
          attempts: await Promise.all(ids.map(id => store.attempts.last(id))),
          paying: await Promise.all(
            ['order-1', 'order-2'].map(clientTransactionId =>
              store.transfers.findPaying({ scope, userId: 'user-1', clientTransactionId }).then(found => found?.id),
            ),
          ),
          siblings: await Promise.all(
            ids.map(id =>
              store.transfers
                .find(scope, id)
                .then(found => found && store.transfers.listSiblings(found, { watchedAtMs: 0, count: 10 }))
                .then(found => found?.map(sibling => sibling.id)),
            ),
          ),
          rivals: await Promise.all(
            ids.map(id =>
              store.transfers
                .find(scope, id)
                .then(
                  found =>
                    found &&
                    Promise.all(
                      [undefined, 0, 2_000, 600_000].map(agoMs =>
                        store.transfers.hasRival(
                          found,
                          clock.nowMs(),
                          agoMs === undefined ? undefined : clock.nowMs() - agoMs,
                        ),
                      ),
                    ),
                ),
            ),
          ),
          stuck: (
            await store.transfers.listStuck(
              { environment: scope.environment, clientId: scope.clientId },
              { createdBeforeMs: 4e12, combinedBeforeMs: 4e12, count: 10 },
            )
          ).total,
          firstOpen: (await store.webhooks.listFirstOpen(endpoint.id)).sort(),
          live: await store.webhookEndpoints.findLive(endpoint.id),
          connection: await store.connections.find(scope, connection.id),
        })

        for (const { store } of subjects) {
          await store.connections.insert(connection)
          await store.webhookEndpoints.insert(endpoint, 'whsec_differential')
        }
        for (const { statements, commits } of transactions) {
          const prepared = statements.map(() => prepare(ctx.ids.uuid, clock.nowMs()))
          const answers = await Promise.all(
            subjects.map(async subject => {
              const given: unknown[] = []
              const work = async (inside: Store) => {
                for (const [index, statement] of statements.entries())
                  given.push(await run(subject, inside, statement, prepared[index] ?? prepare(ctx.ids.uuid, 0)))
              }
              // Alternately one transaction, and statements on their own.
              const outside = statements.length % 2 === 0
              const done = outside
                ? work(subject.store)
                : subject.store.transaction(async repositories => {
                    await work({ ...subject.store, ...repositories })
                    if (!commits) throw new Error('rolled back')
                  })
              const problem = await done.then(
                () => undefined,
                (error: unknown) =>
                  error instanceof Error && error.message === 'rolled back' ? error.message : problemOf(error),
              )
              return { given, problem }
            }),
          )
          compared.statements += statements.length
          expect(answers[1]).toEqual(answers[0])
          clock.advance(700)
        }
        const [postgres, inMemoryRows] = await Promise.all(subjects.map(read))
        expect(inMemoryRows).toEqual(postgres)
      }),
      // A failure names its seed; making it smaller takes minutes, which a campaign has.
      { numRuns: runs, endOnFailure: process.env['RIALTO_DIFFERENTIAL_RUNS'] === undefined },
    )
    expect(compared.statements).toBeGreaterThan(runs * 10)
  },
)

interface Prepared {
  id: string
  event: { id: string; eventId: string; type: 'transfer.pending'; body: object; createdAtMs: number } & {
    body: Readonly<Record<string, unknown>>
  }
}

/** What both sides must be given alike. */
const prepare = (uuid: () => string, createdAtMs: number): Prepared => {
  const id = uuid()
  return { id, event: { id: uuid(), eventId: id, type: 'transfer.pending', body: { EventId: id }, createdAtMs } }
}

const unanswered = { state: 'unknown', outcome: 'noReply', detail: 'no reply' } as const
const costsMore = { state: 'notCreated', outcome: 'feeAboveApproved' } as const

const amendedBy = ({ institutionId, which, flag }: Statement, nowMs: number): Partial<Transfer> => ({
  sequence: which,
  ...(institutionId === undefined ? {} : { twinRecords: [institutionId], charged: { fee: '1', debit: '2' } }),
  ...(flag ? { overchargeHandledAtMs: nowMs } : {}),
})

const changed = ({ phase, institutionId, which, flag }: Statement): Partial<Transfer> => ({
  phase,
  sequence: which,
  ...(institutionId === undefined ? {} : { institutionTransactionId: institutionId }),
  ...(flag ? { hash: `0x${which}`, confirmations: which } : {}),
})
