import { callInstitution } from '../../kit/callInstitution.ts'
import type { Wire } from '../../kit/wire.ts'
import type { BinanceHouse } from './houses.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (wire: Wire, { host }: BinanceHouse): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${host}/api/v3/time`,
    headers: { accept: 'application/json' },
  } as const
  return (await callInstitution(wire, { request: () => request, check: isTime })).serverTime
}
