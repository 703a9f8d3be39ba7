import { callInstitution } from '../../kit/callInstitution.ts'
import type { Wire } from '../../kit/wire.ts'
import { bybitHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (wire: Wire): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${bybitHost}/v5/market/time`,
    headers: { accept: 'application/json' },
  } as const
  return Number((await callInstitution(wire, { request: () => request, check: isTime })).time)
}
