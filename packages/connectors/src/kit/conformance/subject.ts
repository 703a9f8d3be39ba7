import type { Connected, Connector, Credentials, Market, WithdrawalOrder } from '@rialto/core'

/** A fault that a simulator injects into the next requests of one path. */
export interface ConformanceFault {
  /** Prefix of the path; exact if it ends in `$`, and then `*` stands for one segment. */
  path: string
  method?: 'GET' | 'POST'
  mode:
    | 'latency'
    | 'resetBefore'
    | 'resetAfter'
    | 'hang'
    | 'status'
    | 'htmlPage200'
    | 'emptyObject200'
    | 'truncate'
    | 'rateLimit'
    | 'redirect'
    | 'schemaDrift'
    /** Every `status` or `state` in the response becomes an unrecognized one. */
    | 'unknownStatus'
  times?: number
  ms?: number
  code?: number
  retryAfter?: number
  /** The request takes effect, and its real response is discarded. */
  afterSideEffect?: boolean
}

/** Additional parts of a subject with trading. */
export interface TradingSubject {
  /** A market in which 0.01 is worth about thirty, the minimum order is one or more, and the user can pay. */
  market: Market
  /** The upstream path of the one call that places an order: a POST. */
  placePath: string
  /** Path that looks an order up by our reference. */
  findPath: string
  /** Calls that place orders, counted by the simulator since the last `forgetCalls`. */
  placeCalls(): Promise<number>
  /** Orders in the simulator's own books under a reference. */
  placed(reference: string): number
}

/** One connector that calls its simulator, with the controls that the suite uses. */
export interface ConformanceSubject {
  /** Its egress times out as soon as the simulator holds a request, and its sleeps return at once. */
  connector: Connector
  /** Connects a user who owns plenty of the order's asset and some fiat. */
  connect(): Promise<Connected>
  /** Connects a persona of the sandbox that has one problem: `readOnlyKey`, `whitelistOn`, `suspended`. */
  connectAs(persona: string): Promise<Connected>
  /** Lets the access from `connect` expire. Absent if access never expires. */
  expire?(): Promise<void>
  /** Credentials of the same user that are revoked or unknown at the institution. */
  refusedCredentials(connected: Connected): Promise<Credentials>
  /** Moves only the connector's clock. 0 resets it. */
  skew(ms: number): void
  /** A small order of a new reference to a new address. */
  order(): WithdrawalOrder
  /** The right one-time code, if the institution requires one. */
  code?: string
  /** Prefix of the upstream paths of all reads of holdings. */
  readPath: string
  /** The upstream path of an order's money call: a POST. `*` stands for a segment that is not known in advance. */
  moneyPath(connected: Connected): Promise<string>
  /** Path of the simulator's history. */
  historyPath(connected: Connected): Promise<string>
  /** Whether its documents say that a call above the rate limit is rejected. */
  rejectsAboveRateLimit?: true
  /** The method of reads. Default GET. */
  readMethod?: 'GET' | 'POST'
  fault(fault: ConformanceFault): Promise<void>
  clearFaults(): Promise<void>
  /** Money calls that the simulator received since the last `forgetCalls`. */
  moneyCalls(): Promise<number>
  forgetCalls(): Promise<void>
  /** Withdrawals in the simulator's own books under a reference. */
  created(reference: string): number
  /** Advances every accepted withdrawal to its chain. */
  settle(): Promise<void>
  /** Pays this amount of the order's asset to the user's account; resolves with the hash. Absent if it cannot. */
  deposit?(amount: string): Promise<string>
  /** Balance of the order's address on its chain, in whole units. */
  arrived(order: WithdrawalOrder): Promise<string>
  /** Absent if the connector offers no orders. */
  trading?: TradingSubject
  stop(): Promise<void>
}
