import type { Scope } from '../kernel/scope.ts'

/** The refund events follow `transfer.failed`, for bridged transfers only. */
export type TransferEventType =
  'transfer.pending' | 'transfer.succeeded' | 'transfer.failed' | 'transfer.refundPending' | 'transfer.refundSucceeded'

export interface WebhookEndpoint {
  id: string
  scope: Scope
  url: string
  /** Live secrets, newest first: two during rotation. */
  secrets: readonly string[]
  /** Name of the published-style signature header. */
  signatureHeader: string
}

/** What happened, for one endpoint, waiting to be delivered. The body lacks only what each attempt adds. */
export interface WebhookEvent {
  eventId: string
  scope: Scope
  endpointId: string
  transferId: string
  sequence: number
  type: TransferEventType
  /** Fixed part of the body, without `Id` and `SentTimestamp`. */
  body: Readonly<Record<string, unknown>>
  createdAtMs: number
}

export interface WebhookAttempt {
  id: string
  eventId: string
  number: number
  startedAtMs: number
  durationMs: number
  /** HTTP status, or undefined where no answer came. */
  status?: number
  error?: string
}

export interface WebhookRepository {
  listLiveEndpoints(scope: Scope): Promise<WebhookEndpoint[]>
  insertEvent(event: WebhookEvent): Promise<void>
  /** `isEnded`: delivered or given up. */
  findEvent(eventId: string): Promise<{ event: WebhookEvent; isEnded: boolean } | undefined>
  findLiveEndpoint(endpointId: string): Promise<WebhookEndpoint | undefined>
  /** Whether an earlier event of the same transfer for the same endpoint is neither delivered nor given up. */
  isHeldBack(event: WebhookEvent): Promise<boolean>
  /** The id of the first later event of the same transfer for the same endpoint that is neither delivered nor given up. */
  findNextOpen(event: WebhookEvent): Promise<string | undefined>
  insertAttempt(attempt: WebhookAttempt): Promise<void>
  countAttempts(eventId: string): Promise<number>
  markDelivered(eventId: string, atMs: number): Promise<void>
  markGivenUp(eventId: string, atMs: number): Promise<void>
  disableEndpoint(endpointId: string, atMs: number, reason: string): Promise<void>
}
