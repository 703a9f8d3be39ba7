import { ApiError } from './ApiError.ts'

export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'ended'
}
