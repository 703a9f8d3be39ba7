import type { Environment, Scope } from '../kernel/scope.ts'

export type LoggedApi = 'integration' | 'management' | 'link'

/** One answered request, without bodies, headers, secrets and typed values. */
export interface LoggedRequest {
  scope: Scope
  atMs: number
  api: LoggedApi
  /** Operation id of the contract. */
  operation: string
  method: string
  /** Contains ids made by the server; every other value is replaced by its name in angle brackets. */
  path: string
  /** Names of the body's fields that were sent. */
  fields: readonly string[]
  status: number
  errorType?: string
  durationMs: number
  /** API key or account management key. Absent for requests of the Link page. */
  keyId?: string
  linkSessionId?: string
  /** Subject of a request of the Link page: an integration, a symbol or a page. */
  subject?: string
}

export interface RequestFilter {
  api?: LoggedApi
  operation?: string
  /** 2: succeeded; 4 and 5: failed. */
  statusClass?: 2 | 4 | 5
  errorType?: string
  keyId?: string
  linkSessionId?: string
  fromMs?: number
  toMs?: number
  /** Requests before this one. */
  beforeId?: string
  count: number
}

/** Failed requests with the same operation and error. */
interface ErrorGroup {
  api: LoggedApi
  operation: string
  status: number
  errorType?: string
  requests: number
  firstAtMs: number
  lastAtMs: number
}

export interface RequestLogRepository {
  /** Many in one statement. */
  insertAll(requests: readonly LoggedRequest[]): Promise<void>
  /** The newest first. Ids grow with time. */
  list(scope: Scope, filter: RequestFilter): Promise<(LoggedRequest & { id: string })[]>
  /** Of one Link session, the oldest first. */
  listOfSession(scope: Scope, linkSessionId: string, count: number): Promise<LoggedRequest[]>
  /** Failed requests, the most frequent first. */
  groupErrors(scope: Scope, fromMs: number, count: number): Promise<ErrorGroup[]>
  /** Removes older entries, the oldest first. */
  prune(environment: Environment, beforeMs: number): Promise<void>
}
