/** More than an hour is not a hint but an outage: callers plan on their own from there. */
const maxMs = 3_600_000

/** The `Retry-After` header, in seconds or as a date, as milliseconds from now. `undefined` when absent or unreadable. */
export const retryAfterMs = (header: string | undefined, nowMs: number): number | undefined => {
  if (header === undefined) return undefined
  const text = header.trim()
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxMs) : undefined
}
