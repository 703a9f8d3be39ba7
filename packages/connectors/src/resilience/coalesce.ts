import { createHash } from 'node:crypto'
import type { PortCall } from '../kit/connectorEntry.ts'
import type { Interceptor } from '../kit/lazyConnector.ts'

/**
 * Reads that may be shared while they are under way. Not `withdraw.find`: its caller needs what is there now,
 * and may take its silence for proof. Nothing that moves money, ever.
 */
const shared = (call: PortCall): boolean => call.startsWith('read.') || call === 'withdraw.terms'

/** The credentials are in the arguments: kept as a digest only. */
const keyOf = (type: string, call: PortCall, args: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([type, call, args]))
    .digest('base64')

/** Has identical reads that come while one is under way wait for its answer. Each gets a copy of its own. */
export const coalesce = (type: string): Interceptor => {
  const underWay = new Map<string, Promise<unknown>>()
  return async (call, args, run) => {
    if (!shared(call)) return run()
    const key = keyOf(type, call, args)
    const running = underWay.get(key)
    if (running !== undefined) return structuredClone(await running)
    const started = run().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
