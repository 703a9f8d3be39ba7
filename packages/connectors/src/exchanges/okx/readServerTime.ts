import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { okxHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (http: HttpContext): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${okxHost}/api/v5/public/time`,
    headers: { accept: 'application/json' },
  } as const
  const [reported] = (await callInstitution(http, { request: () => request, check: isTime })).data
  if (reported === undefined) throw new ConnectorError('malformed', 'OKX returned no server time')
  return Number(reported.ts)
}
