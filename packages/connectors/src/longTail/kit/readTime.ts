import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { TailHouse } from './tailHouse.ts'

/** The exchange's own time, in Unix milliseconds. A public call: nobody's key is in it. */
export const readTime = async (http: HttpContext, { url, ms }: NonNullable<TailHouse['clock']>): Promise<number> => {
  const check: Check<unknown> = (body): body is unknown => ms(body) !== undefined
  const headers = { accept: 'application/json' }
  return ms(await callInstitution(http, { request: () => ({ method: 'GET', url, headers }), check })) ?? 0
}
