import type { EgressRequest } from '@rialto/egress'
import { createHash, createHmac } from 'node:crypto'

type Algorithm = 'sha256' | 'sha384' | 'sha512'

/** Node's own, so that ccxt's hashes are compared with another implementation. */
export const mac = (algorithm: Algorithm, secret: string | Buffer, text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac(algorithm, secret).update(text).digest(encoding)

export const digest = (algorithm: Algorithm, text: string) => createHash(algorithm).update(text).digest('hex')

export const header = ({ headers = {} }: EgressRequest, name: string): string => headers[name] ?? ''

/** Path and query as sent. */
export const pathOf = ({ url }: EgressRequest): string => {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** The query as sent, without its question mark. */
export const queryOf = ({ url }: EgressRequest): string => new URL(url).search.slice(1)
