import { createHash } from 'node:crypto'
import type { PortCall } from '../kit/connectorEntry.ts'
import type { Interceptor } from '../kit/lazyConnector.ts'

/**
 * Reads that may be coalesced while in flight. Not `withdraw.find`: its caller needs the current state, and may use an
 * empty result as proof. Never a call that moves money.
 */
const shared = (call: PortCall): boolean => call.startsWith('read.') || call === 'withdraw.terms'

/** The arguments contain credentials, so only their digest is kept. */
const keyOf = (type: string, call: PortCall, args: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([type, call, args]))
    .digest('base64')

/** Answers identical concurrent reads with one call. Each caller gets its own copy. */
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
