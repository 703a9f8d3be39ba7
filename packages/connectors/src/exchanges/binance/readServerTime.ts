import { callInstitution } from '../../kit/callInstitution.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { BinanceVariant } from './variants.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (http: HttpContext, { host }: BinanceVariant): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${host}/api/v3/time`,
    headers: { accept: 'application/json' },
  } as const
  return (await callInstitution(http, { request: () => request, check: isTime })).serverTime
}
