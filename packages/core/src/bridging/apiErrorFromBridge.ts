import type { ErrorType } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts'

interface Answer {
  type: ErrorType
  /** `asset` is the origin's. Absent: what the catalogue says. */
  message?: (error: BridgeError, asset: string) => string
}

/** What the API answers when a bridge provider refuses. */
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
