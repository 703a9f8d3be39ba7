import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { kucoinHost } from './descriptor.ts'
import type { Enveloped } from './schemas.ts'

/** The `data` of what anybody may read. */
export const publicRead = async <T>(http: HttpContext, path: string, check: Check<Enveloped<T>>): Promise<T> => {
  const headers = { accept: 'application/json' }
  const request = { method: 'GET', url: `https://${kucoinHost}${path}`, headers } as const
  return (await callInstitution(http, { request: () => request, check })).data
}
