import { callInstitution } from '../../kit/callInstitution.ts'
import type { Wire } from '../../kit/wire.ts'
import { binanceHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (wire: Wire): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${binanceHost}/api/v3/time`,
    headers: { accept: 'application/json' },
  } as const
  return (await callInstitution(wire, { request: () => request, check: isTime })).serverTime
}
