/** More than an hour is not a hint but an outage: callers plan on their own from there. */
const maxMs = 3_600_000

/** The `Retry-After` header, in seconds or as an HTTP date (RFC 9110 §10.2.3), as milliseconds from now. `undefined` when absent or unreadable. */
export const retryAfterMs = (header: string | undefined, nowMs: number): number | undefined => {
  if (header === undefined) return undefined
  const text = header.trim()
  // `Date.parse` reads far more than HTTP's dates: "-5" is a month to it.
  const date = / GMT$/.test(text) ? Date.parse(text) : NaN
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : date - nowMs
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxMs) : undefined
}
