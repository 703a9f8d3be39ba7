/** `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 §10.2.3). `undefined` when it is neither. */
export const readRetryAfter = (value: string | null, nowMs: number): number | undefined => {
  if (value === null) return undefined
  // `Date.parse` reads far more than HTTP's dates: "-5" is a month to it.
  const date = / GMT$/.test(value) ? Date.parse(value) : NaN
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : date - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
