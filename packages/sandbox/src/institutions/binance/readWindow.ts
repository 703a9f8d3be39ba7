import type { SimResponse } from '../http/types.ts'
import { binanceError } from './variants.ts'

const DAY_MS = 86_400_000
const MAX_MS = 90 * DAY_MS

const integer = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : fallback

interface Window {
  holds(ms: number): boolean
  /** Applies `offset` and `limit` to a list. */
  page<T>(found: readonly T[]): T[]
}

/** `startTime`, `endTime`, `offset` and `limit` of both histories. */
export const readWindow = (params: URLSearchParams, nowMs: number, maxMs = MAX_MS): Window | SimResponse => {
  const endMs = integer(params.get('endTime'), nowMs + DAY_MS)
  const startMs = integer(params.get('startTime'), endMs - maxMs)
  if (endMs - startMs > maxMs) return binanceError(-4047, `Time interval must be within 0-${maxMs / DAY_MS} days`)
  const offset = integer(params.get('offset'), 0)
  const limit = Math.min(integer(params.get('limit'), 1_000), 1_000)
  return {
    holds: ms => ms >= startMs && ms <= endMs,
    page: found => found.slice(offset, offset + limit),
  }
}
