import { BridgeError, type BridgeErrorKind } from './bridgeError.ts'
import type { BridgeProvider } from './ports.ts'

/** Only these say nothing about what was asked: another provider may have an answer. */
const nextMayAnswer: ReadonlySet<BridgeErrorKind> = new Set(['unavailable', 'noRoute'])

/**
 * Asks the providers in their order until one answers. A refusal that is about the amount, the address or the law is the
 * answer; only a provider that is away or has no route is passed over. Throws `BridgeError`: `noRoute` only where every
 * provider said so.
 */
export const queryProviders = async <T>(
  providers: readonly BridgeProvider[],
  query: (provider: BridgeProvider) => Promise<T>,
): Promise<T> => {
  let away: BridgeError | undefined
  let last: BridgeError | undefined
  for (const provider of providers)
    try {
      return await query(provider)
    } catch (error) {
      if (!(error instanceof BridgeError) || !nextMayAnswer.has(error.kind)) throw error
      last = error
      if (error.kind === 'unavailable') away ??= error
    }
  throw away ?? last ?? new BridgeError('noRoute', 'no provider supports this route')
}
