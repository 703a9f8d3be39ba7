/** The hosts and limits of one egress client. Built once by the composer, never from request data. */
export interface EgressPolicy {
  /** Exact host names in lower case. `anyPublic` is for addresses users gave us (webhooks): any name, public addresses only. */
  hosts: ReadonlySet<string> | 'anyPublic'
  /**
   * Host to origin (`http://127.0.0.1:4567`). A routed host need not be in `hosts`; the `Host` header keeps the URL's
   * host.
   */
  routes?: ReadonlyMap<string, string>
  /** CIDRs of private addresses that are allowed, on any port but those of `closedPorts`. */
  allowPrivate?: readonly string[]
  /** Ports of the installation itself, which no request may reach at a private address. */
  closedPorts?: readonly number[]
  /** Plain http, port 80. A routed host may always be written with either scheme. */
  allowHttp?: boolean
  /**
   * Every address of a name. Default: the system's resolver. Called once per connection, which then uses exactly these
   * addresses.
   */
  resolve?: (hostname: string) => Promise<readonly string[]>
  userAgent: string
}

/** One outbound request. Bodies are sent as given: signing happens before. */
export interface EgressRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute; https, or http where the policy routes or allows it. */
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /**
   * For a request that may arrive twice. It uses kept connections. If the server closes the kept one at that moment, the
   * headers and body returned here are sent on a new connection. Every other write uses a new connection and is never
   * sent again here.
   */
  repeat?: () => { headers: Readonly<Record<string, string>>; body: string }
  /** Whole exchange, connection included. Default 10,000. */
  timeoutMs?: number
  /** A longer answer is an error. Default 2 MiB. */
  maxResponseBytes?: number
  /** For an answer that is too long to be joined in one turn of the event loop: it is in `pieces`, and `text` is empty. */
  inPieces?: boolean
  /** Ends the exchange early, with the error of a timeout. */
  signal?: AbortSignal
}

export interface EgressResponse {
  status: number
  /** Names in lower case; repeated headers joined with `, `. */
  headers: Readonly<Record<string, string>>
  /** Decoded as UTF-8. */
  text: string
  /** The text as it arrived, if it was requested so. */
  pieces?: readonly string[]
}

/** Reason for a missing response. `denied`: the policy rejected the request before anything was resolved or sent. */
export type EgressErrorKind = 'denied' | 'connect' | 'timeout' | 'reset' | 'tooLarge' | 'redirect'

export class EgressError extends Error {
  override readonly name = 'EgressError'
  readonly kind: EgressErrorKind
  /** False only when it is certain that no byte of the request reached the other side. */
  readonly maybeSent: boolean

  constructor(kind: EgressErrorKind, message: string, maybeSent: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.maybeSent = maybeSent
  }
}

/** The only outbound HTTP client of a Rialto process. Redirects are never followed; every status is returned, none thrown. */
export interface Egress {
  request(request: EgressRequest): Promise<EgressResponse>
  /** The same policy behind the shape of `fetch`, for libraries that take one. */
  fetch(
    url: string | URL,
    init?: { method?: string; headers?: unknown; body?: unknown; signal?: AbortSignal },
  ): Promise<Response>
  close(): Promise<void>
}
