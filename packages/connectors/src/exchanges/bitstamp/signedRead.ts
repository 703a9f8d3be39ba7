import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { BitstampContext } from './context.ts'
import { privateRequest, signedEgress } from './context.ts'
import { tableFor } from './errors.ts'
import type { BitstampKey } from './signRequest.ts'

export interface SignedRead<T> {
  /** `account_balances` */
  path: string
  check: Check<T>
  parameters?: Readonly<Record<string, string>>
}

/** A private read. When Bitstamp says that the clock is off, their time is asked once and the read said again once. */
export const signedRead = <T>(context: BitstampContext, key: BitstampKey, read: SignedRead<T>): Promise<T> => {
  const http = { ...context.http, table: tableFor(read.path), egress: signedEgress(context, key) }
  return context.clock.read(() =>
    callInstitution(http, {
      request: () => privateRequest(read.path, read.parameters),
      check: read.check,
      secrets: [key.key, key.secret],
      readOnly: true,
    }),
  )
}
