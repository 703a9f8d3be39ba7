import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { signedRequest } from './context.ts'
import { syncClock } from './syncClock.ts'

export interface SignedRead<T> {
  path: string
  check: Check<T>
  parameters?: Readonly<Record<string, string>>
  /** One read of Binance's is a POST. It is not retried on the way, but changes nothing. */
  method?: 'GET' | 'POST'
  maxResponseBytes?: number
}

/** A signed read. When Binance says that the clock is off, their time is asked once and the read said again once. */
export const signedRead = async <T>(context: BinanceContext, key: BinanceKey, read: SignedRead<T>): Promise<T> => {
  const call = {
    request: () => ({
      ...signedRequest(context, key, read.method ?? 'GET', read.path, read.parameters),
      ...(read.maxResponseBytes === undefined ? {} : { maxResponseBytes: read.maxResponseBytes }),
    }),
    check: read.check,
    secrets: [key.key, key.secret],
  }
  try {
    return await callInstitution(context.wire, call)
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
    await syncClock(context)
    return callInstitution(context.wire, call)
  }
}
