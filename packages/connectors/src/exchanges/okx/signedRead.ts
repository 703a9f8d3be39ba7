import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { OkxContext } from './context.ts'
import { secretsOf, signedGet } from './context.ts'
import type { Enveloped } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'

export interface SignedRead<T> {
  path: string
  check: Check<Enveloped<T>>
  parameters?: Readonly<Record<string, string>>
}

/** The rows of a signed read. When OKX says that the clock is off, their time is asked once and the read said again once. */
export const signedRead = async <T>(context: OkxContext, key: OkxKey, read: SignedRead<T>): Promise<T[]> => {
  const call = {
    request: () => signedGet(context, key, read.path, read.parameters),
    check: read.check,
    secrets: secretsOf(key),
  }
  return (await context.clock.read(() => callInstitution(context.http, call))).data
}
