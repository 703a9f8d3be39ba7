import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Wire } from '../../kit/wire.ts'
import { okxHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (wire: Wire): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${okxHost}/api/v5/public/time`,
    headers: { accept: 'application/json' },
  } as const
  const [told] = (await callInstitution(wire, { request: () => request, check: isTime })).data
  if (told === undefined) throw new ConnectorError('malformed', 'OKX returned no server time')
  return Number(told.ts)
}
