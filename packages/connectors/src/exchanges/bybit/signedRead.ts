import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { signedGet } from './context.ts'
import type { Enveloped } from './schemas.ts'

export interface SignedRead<T> {
  path: string
  check: Check<Enveloped<T>>
  parameters?: Readonly<Record<string, string>>
}

/** The `result` of a signed read. When Bybit says that the clock is off, their time is asked once and the read said again once. */
export const signedRead = async <T>(context: BybitContext, key: BybitKey, read: SignedRead<T>): Promise<T> => {
  const call = {
    request: () => signedGet(context, key, read.path, read.parameters),
    check: read.check,
    secrets: [key.key, key.secret],
  }
  return (await context.clock.read(() => callInstitution(context.http, call))).result
}
