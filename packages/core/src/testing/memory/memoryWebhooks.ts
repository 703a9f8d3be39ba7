import { defined } from '@rialto/defined'

import type { Repositories } from '../../store.ts'
import type {
  EventSubject,
  SigningEndpoint,
  WebhookAttempt,
  WebhookEndpoint,
  WebhookEvent,
} from '../../webhooks/ports.ts'
import { type Connected, type Run, UniqueViolation } from './memoryDatabase.ts'

export type EventRow = WebhookEvent & { deliveredAtMs?: number; givenUpAtMs?: number }

const withoutSecrets = ({ secrets: _, ...endpoint }: SigningEndpoint): WebhookEndpoint => endpoint

const subjectKey = (subject: EventSubject): string =>
  'transferId' in subject ? `t:${subject.transferId}` : `s:${subject.subjectId}`

export const isOpen = ({ deliveredAtMs, givenUpAtMs }: EventRow): boolean =>
  deliveredAtMs === undefined && givenUpAtMs === undefined

const openOf = (db: Connected, { endpointId, subject }: WebhookEvent): EventRow[] =>
  db
    .all<EventRow>('events')
    .filter(row => row.endpointId === endpointId && subjectKey(row.subject) === subjectKey(subject) && isOpen(row))
    .sort((a, b) => a.sequence - b.sequence)

export const memoryEvents = (run: Run): Repositories['webhooks'] => {
  const mark = (id: string, changes: Partial<EventRow>): Promise<void> =>
    run(async db => {
      await db.lock(`events:${id}`)
      const row = db.get<EventRow>('events', id)
      if (!row) throw new Error('no result')
      db.put('events', id, { ...row, ...changes })
    })
  const part: Partial<Repositories['webhooks']> = {
    insertEvent: event =>
      run(async db => {
        const key = `${event.endpointId}:${subjectKey(event.subject)}:${event.sequence}`
        await db.lock(`event_sequence:${key}`)
        const taken = db
          .all<EventRow>('events')
          .some(row => row.id === event.id || `${row.endpointId}:${subjectKey(row.subject)}:${row.sequence}` === key)
        if (taken) throw new UniqueViolation('webhook_deliveries_pkey')
        db.put('events', event.id, event)
      }),
    findEvent: id =>
      run(db => {
        const row = db.get<EventRow>('events', id)
        if (!row) return undefined
        const { deliveredAtMs: _, givenUpAtMs: __, ...event } = row
        const hasEarlier = openOf(db, event).some(({ sequence }) => sequence < event.sequence)
        return { event, isEnded: !isOpen(row), hasEarlier }
      }),
    nextSequence: (_scope, subjectId) =>
      run(db => {
        const own = db.all<EventRow>('events').filter(row => subjectKey(row.subject) === `s:${subjectId}`)
        return Math.max(0, ...own.map(({ sequence }) => sequence)) + 1
      }),
    isHeldBack: event =>
      run(async db => {
        for (;;) {
          const earlier = openOf(db, event).find(({ sequence }) => sequence < event.sequence)
          if (!earlier) return false
          await db.waitFor(`events:${earlier.id}`)
          if (openOf(db, event).some(({ id }) => id === earlier.id)) return true
        }
      }),
    findNextOpen: event => run(db => openOf(db, event).find(({ sequence }) => sequence > event.sequence)?.id),
    listFirstOpen: endpointId =>
      run(db => {
        const firsts = new Map<string, EventRow>()
        for (const row of db.all<EventRow>('events').filter(each => each.endpointId === endpointId && isOpen(each))) {
          const known = firsts.get(subjectKey(row.subject))
          const isEarlier = known && (row.sequence - known.sequence || (row.id < known.id ? -1 : 1)) < 0
          if (!known || isEarlier) firsts.set(subjectKey(row.subject), row)
        }
        // In the order of their subjects, as "distinct on" leaves them.
        return [...firsts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { id }]) => id)
      }),
    insertAttempt: attempt =>
      run(db => {
        const before = db.all<WebhookAttempt>('deliveries').filter(each => each.deliveryId === attempt.deliveryId)
        const number = before.length + 1
        db.put('deliveries', attempt.id, { ...attempt, number })
        return number
      }),
    countAttempts: ({ id }, sinceMs) =>
      run(db => {
        const all = db.all<WebhookAttempt>('deliveries').filter(({ deliveryId }) => deliveryId === id)
        const counted = all.map(({ startedAtMs }) => startedAtMs).filter(startedAtMs => startedAtMs >= sinceMs)
        const counts = { all: all.length, counted: counted.length }
        return counted.length === 0 ? counts : { ...counts, firstAtMs: Math.min(...counted) }
      }),
    async recordDelivered(attempt, deliveredAtMs) {
      await part.insertAttempt?.(attempt)
      await mark(attempt.deliveryId, { deliveredAtMs })
    },
    countWaiting: scope =>
      run(db => {
        const counts = new Map<string, number>()
        for (const row of db.all<EventRow>('events'))
          if (row.scope.clientId === scope.clientId && row.scope.environment === scope.environment && isOpen(row))
            counts.set(row.endpointId, (counts.get(row.endpointId) ?? 0) + 1)
        return counts
      }),
    markGivenUp: (id, givenUpAtMs) => mark(id, { givenUpAtMs }),
  }
  return part as Repositories['webhooks']
}

export const memoryEndpoints = (run: Run): Repositories['webhookEndpoints'] => {
  const change = (id: string, changes: (row: SigningEndpoint) => Partial<SigningEndpoint>): Promise<SigningEndpoint> =>
    run(async db => {
      await db.lock(`endpoints:${id}`)
      const row = db.get<SigningEndpoint>('endpoints', id)
      if (!row) throw new Error('no result')
      const changed = { ...row, ...changes(row) }
      db.put('endpoints', id, changed)
      return changed
    })
  const part: Partial<Repositories['webhookEndpoints']> = {
    list: scope =>
      run(db =>
        db
          .all<SigningEndpoint>('endpoints')
          .filter(row => row.scope.clientId === scope.clientId && row.scope.environment === scope.environment)
          .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1))
          .map(withoutSecrets),
      ),
    findLive: id =>
      run(async db => {
        if (db.get<SigningEndpoint>('endpoints', id)?.paused) await db.waitFor(`endpoints:${id}`)
        const row = db.get<SigningEndpoint>('endpoints', id)
        return row?.paused ? undefined : row
      }),
    insert: (endpoint, secret) =>
      run(db =>
        db.put('endpoints', endpoint.id, { ...endpoint, signatureHeader: 'X-Mesh-Signature-256', secrets: [secret] }),
      ),
    find: (scope, id) =>
      run(db => {
        const row = db.get<SigningEndpoint>('endpoints', id)
        const isOwn = row?.scope.clientId === scope.clientId && row.scope.environment === scope.environment
        return isOwn ? withoutSecrets(row) : undefined
      }),
    update: ({ id, url, label, eventTypes }) =>
      run(async db => {
        await db.lock(`endpoints:${id}`)
        const row = db.get<SigningEndpoint>('endpoints', id)
        if (!row) return
        const { eventTypes: _, ...rest } = row
        db.put('endpoints', id, { ...rest, url, label, ...defined({ eventTypes }) })
      }),
    recordFailure: (id, atMs) =>
      change(id, ({ failingSinceMs }) => ({ failingSinceMs: failingSinceMs ?? atMs })).then(
        ({ failingSinceMs }) => failingSinceMs ?? atMs,
      ),
    recordSuccess: id =>
      run(async db => {
        await db.lock(`endpoints:${id}`)
        const row = db.get<SigningEndpoint>('endpoints', id)
        if (!row) return
        const { failingSinceMs: _, ...rest } = row
        db.put('endpoints', id, rest)
      }),
    pause: (_scope, id, atMs, reason) =>
      run(async db => {
        await db.lock(`endpoints:${id}`)
        const row = db.get<SigningEndpoint>('endpoints', id)
        if (!row || row.paused) return false
        db.put('endpoints', id, { ...row, paused: { atMs, reason } })
        return true
      }),
    resume: (_scope, id, atMs) =>
      run(async db => {
        await db.lock(`endpoints:${id}`)
        const row = db.get<SigningEndpoint>('endpoints', id)
        if (!row) return
        const { paused: _, failingSinceMs: __, ...rest } = row
        db.put('endpoints', id, { ...rest, resumedAtMs: atMs })
      }),
  }
  return part as Repositories['webhookEndpoints']
}
