import type { WebhookEventType } from '@rialto/contract'

import type { Scope } from '../kernel/scope.ts'

export type { WebhookEventType } from '@rialto/contract'

/**
 * An endpoint that receives a client's events. A client has several, each with its own filter, order, pause and
 * secrets.
 */
export interface WebhookEndpoint {
  id: string
  scope: Scope
  url: string
  /** The operator's label. */
  label: string
  /** Absent: all types. */
  eventTypes?: readonly WebhookEventType[]
  /** Name of the published-style signature header. */
  signatureHeader: string
  createdAtMs: number
  /** End of the time in which the previous secret signs too. */
  previousSecretUntilMs?: number
  /** Paused: events wait. */
  paused?: { atMs: number; reason: string }
  /** Time of the first failed delivery since the last accepted one. */
  failingSinceMs?: number
  /** Attempts before this do not count against an event. */
  resumedAtMs?: number
}

/** An endpoint with its live signing secrets, newest first; two during a rotation. */
export interface SigningEndpoint extends WebhookEndpoint {
  secrets: readonly string[]
}

/** Events about the same transfer, connection or Link session are delivered one after another, by `sequence`. */
export type EventSubject = { transferId: string } | { subjectId: string }

/** An event to be delivered to one endpoint. The body lacks only the fields that each attempt adds. */
export interface WebhookEvent {
  /** Of this endpoint's copy. */
  id: string
  /** Same for every endpoint and in every attempt. */
  eventId: string
  scope: Scope
  endpointId: string
  subject: EventSubject
  sequence: number
  type: WebhookEventType
  /** Fixed part of the body, without `Id` and `SentTimestamp`. */
  body: Readonly<Record<string, unknown>>
  createdAtMs: number
  /** Attempts before this do not count against it. */
  replayedAtMs?: number
}

export interface WebhookAttempt {
  id: string
  /** Of the endpoint's copy. */
  deliveryId: string
  number: number
  startedAtMs: number
  durationMs: number
  /** HTTP status. Undefined without a response. */
  status?: number
  error?: string
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** An event for one endpoint, with the state of its delivery. */
export interface Delivery {
  event: WebhookEvent
  state: DeliveryState
  /** Time at which it was delivered or given up. */
  endedAtMs?: number
  attempts: number
  lastAttempt?: Omit<WebhookAttempt, 'deliveryId'>
  /** Absent while its endpoint is paused, or an earlier event of the same subject is undelivered. */
  nextAttemptAtMs?: number
}

/** All given conditions must match. */
export interface DeliveryFilter {
  endpointId?: string | undefined
  eventId?: string | undefined
  transferId?: string | undefined
  /** Events of the session, of its transfer and of its payouts. */
  linkSessionId?: string | undefined
  type?: WebhookEventType | undefined
  state?: DeliveryState | undefined
  /** By when the event happened; `toMs` itself does not count. */
  fromMs?: number | undefined
  toMs?: number | undefined
}

export interface WebhookEndpointRepository {
  /** Oldest first. */
  list(scope: Scope): Promise<WebhookEndpoint[]>
  find(scope: Scope, id: string): Promise<WebhookEndpoint | undefined>
  /** With its secrets. */
  findSigning(scope: Scope, id: string): Promise<SigningEndpoint | undefined>
  /** For a delivery; undefined while it is paused. Waits for a transaction that is just resuming it. */
  findLive(id: string): Promise<SigningEndpoint | undefined>
  insert(
    endpoint: Pick<WebhookEndpoint, 'id' | 'scope' | 'url' | 'label' | 'eventTypes' | 'createdAtMs'>,
    secret: string,
  ): Promise<void>
  /** Writes URL, label and filter. */
  update(endpoint: WebhookEndpoint): Promise<void>
  /** The current secret signs beside the new one until `previousUntilMs`. Absent: it ends at once. */
  replaceSecret(scope: Scope, id: string, secret: string, previousUntilMs: number | undefined): Promise<void>
  /** False when it was paused already. */
  pause(scope: Scope, id: string, atMs: number, reason: string): Promise<boolean>
  /** Also for an endpoint that is not paused: earlier failures no longer count against it or its events. */
  resume(scope: Scope, id: string, atMs: number): Promise<void>
  remove(scope: Scope, id: string): Promise<boolean>
  /** Returns the time of the first failed delivery since the last accepted one. */
  recordFailure(id: string, atMs: number): Promise<number>
  recordSuccess(id: string): Promise<void>
}

export interface WebhookRepository {
  insertEvent(event: WebhookEvent): Promise<void>
  /** `isEnded`: delivered or given up. `hasEarlier`: an earlier event of the subject for the endpoint was open when this was read. */
  findEvent(id: string): Promise<{ event: WebhookEvent; isEnded: boolean; hasEarlier: boolean } | undefined>
  /** The number that the next event of a subject has which is not a transfer. */
  nextSequence(scope: Scope, subjectId: string): Promise<number>
  /**
   * Whether an earlier event of the same subject for the same endpoint is neither delivered nor given up. Waits for a transaction
   * that is ending it.
   */
  isHeldBack(event: WebhookEvent): Promise<boolean>
  /** The first later event of the same subject for the same endpoint that is neither delivered nor given up. */
  findNextOpen(event: WebhookEvent): Promise<string | undefined>
  /** For every subject, its first event for the endpoint that is neither delivered nor given up. */
  listFirstOpen(endpointId: string): Promise<string[]>
  /** Returns its number. */
  insertAttempt(attempt: Omit<WebhookAttempt, 'number'>): Promise<number>
  /** `first` is the time of the first attempt that counts: since the event was replayed and its endpoint resumed. */
  countAttempts(event: WebhookEvent, sinceMs: number): Promise<{ all: number; counted: number; firstAtMs?: number }>
  /** Stores the accepted attempt, and marks its event as delivered. */
  recordDelivered(attempt: Omit<WebhookAttempt, 'number' | 'error'>, atMs: number): Promise<void>
  markGivenUp(id: string, atMs: number): Promise<void>
  /** Newest first. */
  list(scope: Scope, filter: DeliveryFilter & { count: number; offset: number }): Promise<Delivery[]>
  /** Newest attempt last. */
  listAttempts(scope: Scope, id: string): Promise<WebhookAttempt[]>
  /** How many events of each endpoint wait, by its id. */
  countWaiting(scope: Scope): Promise<ReadonlyMap<string, number>>
  /** Reopens the matching events for delivery. Returns the copies, each subject's in order. */
  reopen(scope: Scope, filter: DeliveryFilter, atMs: number): Promise<{ id: string; endpointId: string }[]>
}

/** Result of one request to an endpoint. */
export interface WebhookAnswer {
  /** HTTP status. Absent without a response. */
  status?: number
  error?: string
  retryAfterMs?: number
}

/** One request that delivers an event. Each has its own `Id`. */
export interface WebhookRequest {
  attemptId: string
  body: string
}

/**
 * Signs one attempt with the machine’s time and posts it. Never throws: errors are part of the result. `again` makes the next request, for a
 * receiver that closes a kept connection without an answer; without it the request uses a new connection, once.
 */
export type SendWebhook = (
  input: WebhookRequest & { endpoint: SigningEndpoint; eventId: string; again?: () => WebhookRequest },
) => Promise<WebhookAnswer>

/** How requests reach clients' servers. */
export interface WebhookSender {
  send: SendWebhook
  /** Why the URL can never be delivered to, as the end of a sentence. Undefined if it may be. */
  findObstacle(url: string): Promise<string | undefined>
}
