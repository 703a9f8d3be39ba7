/** `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 §10.2.3). `undefined` when it is neither. */
export const readRetryAfter = (value: string | null, nowMs: number): number | undefined => {
  if (value === null) return undefined
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
