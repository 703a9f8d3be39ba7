import { type Clock, ConnectorError, type RateBudget } from '@rialto/core'
import type { Egress, EgressRequest, EgressResponse } from '@rialto/egress'
import { retryAfterMs } from '@rialto/upstream'
import { type Bucket, claimed, fullBucket, refilled, waitMs } from './bucket.ts'

/** Maximum wait. After a longer one, a signed request would be too old. */
const maxWaitMs = 2_000
const maxBuckets = 20_000

interface Claim {
  key: string
  budget: RateBudget
}

/** The budgets a call draws on, with the value that distinguishes the buckets of one. */
const claimsOf = (budgets: readonly RateBudget[], request: EgressRequest): Claim[] => {
  const { host, pathname } = new URL(request.url)
  return budgets.flatMap((budget, index) => {
    if (budget.host !== host || !pathname.startsWith(budget.path ?? '/')) return []
    const value = budget.per === 'host' ? '' : request.headers?.[budget.per.header]
    return value === undefined ? [] : [{ key: `${index} ${value}`, budget }]
  })
}

/** For a rejected call, which was not sent. */
export const tooMany = (ms: number): ConnectorError =>
  new ConnectorError('rateLimited', 'Too many requests to the institution; no funds have moved', {
    upstreamCode: 'budget',
    retryAfterMs: ms,
  })

/**
 * Keeps calls within an institution's budgets: a call waits up to two seconds, and is rejected unsent if it would wait
 * longer. After a 429 or 418 with `Retry-After`, the institution is not called before that time.
 *
 * @throws ConnectorError `rateLimited` with `upstreamCode` `budget`: nothing was sent.
 */
export const budgetedEgress = (egress: Egress, clock: Clock, budgets: readonly RateBudget[]): Egress => {
  const buckets = new Map<string, Bucket>()
  const bucketOf = ({ key, budget }: Claim, nowMs: number): Bucket =>
    refilled(buckets.get(key) ?? fullBucket(budget, nowMs), budget, nowMs)

  /** Evicts the least recently used buckets. A bucket that was unused for long is full, like a new one. */
  const put = (key: string, bucket: Bucket): void => {
    buckets.delete(key)
    buckets.set(key, bucket)
    const oldest = buckets.size > maxBuckets ? buckets.keys().next().value : undefined
    if (oldest !== undefined) buckets.delete(oldest)
  }

  const turn = async (claims: readonly Claim[]): Promise<void> => {
    const nowMs = clock.nowMs()
    const drawn = claims.map(claim => ({ ...claim, bucket: bucketOf(claim, nowMs) }))
    const longest = Math.max(0, ...drawn.map(({ bucket, budget }) => waitMs(bucket, budget, nowMs)))
    if (longest > maxWaitMs) throw tooMany(longest)
    for (const { key, bucket } of drawn) put(key, claimed(bucket))
    if (longest > 0) await clock.sleep(longest)
  }

  const heed = (claims: readonly Claim[], { status, headers }: Pick<EgressResponse, 'status' | 'headers'>): void => {
    const nowMs = clock.nowMs()
    const ms = status === 429 || status === 418 ? retryAfterMs(headers['retry-after'], nowMs) : undefined
    if (ms === undefined) return
    for (const claim of claims) put(claim.key, { ...bucketOf(claim, nowMs), blockedUntilMs: nowMs + ms })
  }

  return {
    ...egress,
    request: async request => {
      const claims = claimsOf(budgets, request)
      await turn(claims)
      const response = await egress.request(request)
      heed(claims, response)
      return response
    },
  }
}
