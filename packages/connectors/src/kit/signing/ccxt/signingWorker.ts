import type { Endpoint } from '../signer.ts'

/** One endpoint as named in ccxt's own tables: `['private', 'wallet']`, `withdrawals`. */
export interface CcxtEndpoint extends Endpoint {
  api: string | readonly string[]
  path: string
  method: 'GET' | 'POST'
  /** Amounts are text. */
  params?: Readonly<Record<string, unknown>>
  /** Texts that the signed request must contain: address and amount of a withdrawal. */
  mustContain?: readonly string[]
}

export interface SigningTask {
  /** ccxt's name of the exchange: `gate`. */
  exchange: string
  credentials: { apiKey: string; secret: string; password?: string }
  call: Pick<CcxtEndpoint, 'api' | 'path' | 'method' | 'params'>
  /** The time, or the nonce in milliseconds, to sign with. */
  nowMs: number
}

/** As ccxt would send it. */
export interface SignedCall {
  url: string
  method: string
  headers: Readonly<Record<string, unknown>>
  body?: string
}

/** Thrown before anything was sent. `refused`: ccxt would not sign with these credentials. */
export class SigningError extends Error {
  override readonly name = 'SigningError'
  readonly kind: 'refused' | 'stopped' | 'timeout'

  constructor(kind: SigningError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The thread in which ccxt signs. */
export interface SigningWorker {
  /** @throws SigningError */
  sign(task: SigningTask): Promise<SignedCall>
  /** Ends the thread now. The next call starts another. */
  stop(): Promise<void>
}
