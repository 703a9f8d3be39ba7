/** How soon an institution counts as down, and how it recovers. */
export interface BreakerRules {
  /** Weight of failures in a row that opens it. */
  limit: number
  /** How long no calls are made after it opens. */
  openMs: number
  /** Timeout of the trial call, after which another one is allowed. */
  trialMs: number
}

/** A failed call weighs 1. A failed probe weighs 3, because its failure cannot be caused by a user's account. */
export const breakerRules: BreakerRules = { limit: 6, openMs: 30_000, trialMs: 15_000 }
export const weights = { call: 1, probe: 3 } as const

/** `downSinceMs`: the first of the failures in a row. */
export type Breaker =
  | { kind: 'closed'; failures: number; downSinceMs?: number }
  | { kind: 'open'; untilMs: number; downSinceMs: number }
  | { kind: 'halfOpen'; trialAtMs: number; downSinceMs: number }

export const closed: Breaker = { kind: 'closed', failures: 0 }

/** Whether a call may go out now, and what becomes of the breaker by asking. */
export const admit = (breaker: Breaker, nowMs: number, rules: BreakerRules): { admitted: boolean; next: Breaker } => {
  if (breaker.kind === 'closed') return { admitted: true, next: breaker }
  const mayTry = breaker.kind === 'open' ? nowMs >= breaker.untilMs : nowMs >= breaker.trialAtMs + rules.trialMs
  if (!mayTry) return { admitted: false, next: breaker }
  return { admitted: true, next: { kind: 'halfOpen', trialAtMs: nowMs, downSinceMs: breaker.downSinceMs } }
}

/** Any response of the institution, including an error, shows that it is alive. */
export const afterAnswer = (): Breaker => closed

/** No response, or an unreadable one. */
export const afterFailure = (breaker: Breaker, weight: number, nowMs: number, rules: BreakerRules): Breaker => {
  const downSinceMs = breaker.downSinceMs ?? nowMs
  const open: Breaker = { kind: 'open', untilMs: nowMs + rules.openMs, downSinceMs }
  if (breaker.kind === 'halfOpen') return open
  // A call from before the breaker opened gives no new information.
  if (breaker.kind === 'open') return breaker
  const failures = breaker.failures + weight
  return failures >= rules.limit ? open : { kind: 'closed', failures, downSinceMs }
}

/** Time of the next trial call; undefined while calls are allowed. */
export const nextTryMs = (breaker: Breaker, rules: BreakerRules): number | undefined => {
  if (breaker.kind === 'closed') return undefined
  return breaker.kind === 'open' ? breaker.untilMs : breaker.trialAtMs + rules.trialMs
}
