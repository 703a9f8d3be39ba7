import type { Failure } from '../machine/state.ts'
import { problemOfError } from '../problems/problems.ts'
import { ApiError } from './ApiError.ts'

/** What went wrong, in a word that the page has texts for. The server's own words are for the host alone. */
export function toFailure(kind: Failure['kind'], error: unknown): Failure {
  const isAnswer = error instanceof ApiError
  return {
    kind,
    problem: problemOfError(error),
    message: isAnswer ? error.displayMessage : '',
    supportCode: isAnswer ? error.supportCode : '',
  }
}
