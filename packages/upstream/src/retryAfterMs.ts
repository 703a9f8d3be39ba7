const hourMs = 3_600_000

/**
 * The `Retry-After` header, in seconds or as an HTTP date (RFC 9110 §10.2.3), as milliseconds from now. `undefined` if
 * it is absent or unreadable.
 *
 * @param maxMs upper bound of the result. By default one hour: a longer wait is an outage, which callers schedule
 *   themselves.
 */
export const retryAfterMs = (
  header: string | null | undefined,
  nowMs: number,
  maxMs: number = hourMs,
): number | undefined => {
  const text = header?.trim() ?? ''
  // `Date.parse` accepts far more than HTTP dates: it reads "-5" as a month.
  const date = / GMT$/.test(text) ? Date.parse(text) : NaN
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : date - nowMs
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxMs) : undefined
}
