import type { ErrorType } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts'
import type { BridgeProvider } from './ports.ts'
import { ApiError } from '../kernel/apiError.ts'

/** Only these errors say nothing about the request itself: another provider may support it. */
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

interface Answer {
  type: ErrorType
  /** `asset` is the origin's. Undefined: the catalogue's message. */
  message?: (error: BridgeError, asset: string) => string
}

/** API errors for rejections of a bridge provider. */
const answers: Record<BridgeErrorKind, Answer> = {
  amountTooLow: {
    type: 'amountBelowMinimum',
    message: ({ minimum }, asset) =>
      minimum === undefined ? 'amount: below the bridge’s minimum.' : `amount: the minimum is ${minimum} ${asset}.`,
  },
  amountTooHigh: {
    type: 'amountExceedsMaximum',
    message: ({ maximumUsd }) =>
      maximumUsd === undefined
        ? 'amount: exceeds the bridge’s liquidity.'
        : `amount: exceeds the bridge’s liquidity. The current maximum is ${maximumUsd} USD.`,
  },
  noRoute: { type: 'badRequest', message: () => 'No bridge supports this route right now.' },
  invalidAddress: {
    type: 'invalidField',
    message: () => 'destination.address: not accepted by the bridge.',
  },
  sanctioned: { type: 'unavailableForLegalReasons' },
  rateLimited: {
    type: 'bridgeUnavailable',
    message: () => 'The bridge provider limits the requests of this server. Your own limit is not used up. Try again.',
  },
  unavailable: { type: 'bridgeUnavailable', message: () => 'The bridge could not be reached. Try again.' },
  malformed: { type: 'bridgeUnavailable', message: () => 'The bridge returned an invalid response. Try again.' },
  refused: { type: 'badRequest', message: () => 'The bridge rejected the request.' },
}

/** Turns a provider's error into the one the API answers; anything else passes through. */
export const apiErrorFromBridge = (error: unknown, asset: string): unknown => {
  if (!(error instanceof BridgeError)) return error
  const { type, message } = answers[error.kind]
  return new ApiError(type, {
    cause: error,
    ...(message && { message: message(error, asset) }),
    ...defined({ retryAfterMs: error.retryAfterMs }),
  })
}
