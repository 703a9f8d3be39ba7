/** One endpoint as ccxt's own tables name it: `['private', 'wallet']`, `withdrawals`. */
export interface TailCall {
  api: string | readonly string[]
  path: string
  method: 'GET' | 'POST'
  /** Amounts are text. */
  params?: Readonly<Record<string, unknown>>
}

export interface SigningTask {
  /** ccxt's name of the exchange: `gate`. */
  exchange: string
  credentials: { apiKey: string; secret: string; password?: string }
  call: TailCall
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

/** Nothing has left when this is thrown. `refused`: ccxt would not sign with these credentials. */
export class SigningError extends Error {
  override readonly name = 'SigningError'
  readonly kind: 'refused' | 'stopped' | 'timeout'

  constructor(kind: SigningError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export interface Signer {
  /** @throws SigningError */
  sign(task: SigningTask): Promise<SignedCall>
  /** Ends the worker now. The next call starts another. */
  stop(): Promise<void>
}
