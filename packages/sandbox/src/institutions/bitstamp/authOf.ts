import type { SimRequest } from '../http/types.ts'

export interface Auth {
  /** The key without its prefix `BITSTAMP`; empty if the value has another form. */
  key: string
  signature: string
  nonce: string
  timestamp: string
  version: string
}

/** The headers of the v2 authentication, empty if absent. */
export const authOf = ({ headers }: SimRequest): Auth => {
  const text = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    key: /^BITSTAMP (\S+)$/.exec(text('x-auth'))?.[1] ?? '',
    signature: text('x-auth-signature'),
    nonce: text('x-auth-nonce'),
    timestamp: text('x-auth-timestamp'),
    version: text('x-auth-version'),
  }
}
