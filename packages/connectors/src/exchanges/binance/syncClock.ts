import { callInstitution } from '../../kit/callInstitution.ts'
import type { BinanceContext } from './context.ts'
import { binanceHost } from './descriptor.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async ({ wire }: BinanceContext): Promise<number> => {
  const request = {
    method: 'GET',
    url: `https://${binanceHost}/api/v3/time`,
    headers: { accept: 'application/json' },
  } as const
  return (await callInstitution(wire, { request: () => request, check: isTime })).serverTime
}

/** Learns how far their clock runs ahead of ours. */
export const syncClock = async (context: BinanceContext): Promise<void> => {
  const serverTime = await readServerTime(context)
  context.clockOffset.ms = serverTime - context.wire.clock.nowMs()
}
