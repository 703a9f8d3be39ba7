import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { signedRequest } from './context.ts'

export interface SignedRead<T> {
  path: string
  check: Check<T>
  parameters?: Readonly<Record<string, string>>
  /** Some reads of Binance's are a POST: not retried on the way, but they change nothing. So is a DELETE that may be repeated. */
  method?: 'GET' | 'POST' | 'DELETE'
  maxResponseBytes?: number
}

/** A signed read. When Binance says that the clock is off, their time is asked once and the read said again once. */
export const signedRead = <T>(context: BinanceContext, key: BinanceKey, read: SignedRead<T>): Promise<T> => {
  const call = {
    request: () => ({
      ...signedRequest(context, key, read.method ?? 'GET', read.path, read.parameters),
      ...(read.maxResponseBytes === undefined ? {} : { maxResponseBytes: read.maxResponseBytes }),
    }),
    check: read.check,
    secrets: [key.key, key.secret],
  }
  return context.clock.read(() => callInstitution(context.http, call))
}
