import { ApiError, type IpAddress, type Limiter, type Quota } from '@rialto/core'
import type { FastifyReply } from 'fastify'

/**
 * `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11: the limit, the remaining quota, and
 * the seconds until it is full again.
 */
export const sendQuota = (reply: FastifyReply, limitPerMinute: number, quota: Quota): void => {
  void reply.header('ratelimit-policy', `"key";q=${limitPerMinute};w=60`)
  void reply.header('ratelimit', `"key";r=${quota.remaining};t=${Math.ceil(quota.resetMs / 1000)}`)
}

/** @throws ApiError `tooManyRequest` with the time until the next request is allowed. */
export const rejectBeyond = ({ isAllowed, retryAfterMs }: Quota): void => {
  if (!isAllowed) throw new ApiError('tooManyRequest', { retryAfterMs })
}

export interface Failures {
  /** @throws ApiError `tooManyRequest` after too many recent failures from this address. */
  reject(address: IpAddress | undefined): void
  count(address: IpAddress | undefined): void
  /** Removes a failure that was counted before its check succeeded. */
  forgive(address: IpAddress | undefined): void
}

/** Limits failed authentications per address. An IPv6 network of a home or office counts as one address. */
export const limitFailures = (limiter: Limiter, perMinute: number): Failures => ({
  reject: address => rejectBeyond(limiter.look(bucketOf(address), perMinute)),
  count: address => void limiter.take(bucketOf(address), perMinute),
  forgive: address => limiter.giveBack(bucketOf(address), perMinute),
})

/** Failed sign-ins of one address, as a part of its failed authentications: each costs a third of a second. */
const signInsPart = 6

/** `everyone`: the sign-in also counts against the limit of all addresses together. */
export interface SignIns {
  /** @throws ApiError `tooManyRequest`. */
  reject(address: IpAddress | undefined, everyone: boolean): void
  count(address: IpAddress | undefined, everyone: boolean): void
  forgive(address: IpAddress | undefined, everyone: boolean): void
}

/**
 * Limits failed sign-ins: a sixth of the failed authentications for one address. Those that derive a key from a password
 * have as many as the failed authentications for all addresses together, because a provider gives a customer a /56 of IPv6.
 * Others, and those of a browser that the member has signed in with, do not count there: a few addresses would keep every
 * member out.
 */
export const limitSignIns = (limiter: Limiter, failuresPerMinute: number): SignIns => {
  const perAddress = Math.max(1, Math.floor(failuresPerMinute / signInsPart))
  const limits = (address: IpAddress | undefined, everyone: boolean) => [
    { bucket: customerOf(address), limit: perAddress },
    ...(everyone ? [{ bucket: 'all', limit: failuresPerMinute }] : []),
  ]
  return {
    reject: (address, everyone) => {
      for (const { bucket, limit } of limits(address, everyone)) rejectBeyond(limiter.look(bucket, limit))
    },
    count: (address, everyone) => {
      for (const { bucket, limit } of limits(address, everyone)) limiter.take(bucket, limit)
    },
    forgive: (address, everyone) => {
      for (const { bucket, limit } of limits(address, everyone)) limiter.giveBack(bucket, limit)
    },
  }
}

const customerOf = (address: IpAddress | undefined): string =>
  address?.version === 6 ? `6:${address.value >> 72n}` : bucketOf(address)

/** The bucket that counts an address. */
export const bucketOf = (address: IpAddress | undefined): string => {
  if (!address) return 'unknown'
  return address.version === 4 ? `4:${address.value}` : `6:${address.value >> 64n}`
}
