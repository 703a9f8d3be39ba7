import type { Failure } from '../machine/state.ts'
import { problemOfError } from '../problems/problems.ts'
import { ApiError } from './ApiError.ts'

/** Reduces an error to a name that the page has texts for. The server's own text is for the host alone. */
export function toFailure(kind: Failure['kind'], error: unknown): Failure {
  const isAnswer = error instanceof ApiError
  return {
    kind,
    problem: problemOfError(error),
    message: isAnswer ? error.displayMessage : '',
    supportCode: isAnswer ? error.supportCode : '',
  }
}
