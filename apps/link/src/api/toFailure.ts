import type { Failure } from '../machine/state.ts'
import type { Messages } from '../messages/messages.ts'
import { ApiError } from './ApiError.ts'

/** The text shown to the user about an error: the server's own, else what is known. */
export function toFailure(kind: Failure['kind'], error: unknown, messages: Messages): Failure {
  if (!(error instanceof ApiError)) return { kind, message: messages.failed.generic, supportCode: '' }
  const fallback = error.kind === 'network' ? messages.failed.network : messages.failed.generic
  return { kind, message: error.displayMessage || fallback, supportCode: error.errorHash }
}
