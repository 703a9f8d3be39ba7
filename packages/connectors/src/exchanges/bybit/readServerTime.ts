import { callInstitution } from '../../kit/callInstitution.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { bybitHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (http: HttpContext): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${bybitHost}/v5/market/time`,
    headers: { accept: 'application/json' },
  } as const
  return Number((await callInstitution(http, { request: () => request, check: isTime })).time)
}
