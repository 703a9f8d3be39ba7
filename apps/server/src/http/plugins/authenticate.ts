import { timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Permission } from '@rialto/contract'
import {
  ApiError,
  type ApiKey,
  type ClientAccess,
  clientAddress,
  type Context,
  formatIpAddress,
  isExpired,
  type IpAddress,
  type IpRange,
  isInRange,
  isUuid,
  type Scope,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessControl } from './accessControl.ts'
import { rejectBeyond, sendQuota } from './rateLimit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope | undefined
  }
}

/**
 * Checks `X-Client-Id` and `X-Client-Secret`. A missing or wrong value: 401 with an empty body. Responses that reveal
 * more require a correct secret: the wrong address (403), too many requests (429), a missing permission (403). `gate`
 * rejects operations that are closed for the client, whatever permissions its key has.
 */
export const authenticate =
  (ctx: Context, accessControl: AccessControl, permission: Permission, gate?: (scope: Scope) => Promise<void>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request, accessControl.trustedProxies)
    const found = await identify(
      ctx,
      { clientId: header(request, 'x-client-id'), secret: header(request, 'x-client-secret') },
      countAhead(accessControl.failures, address),
    )
    if (!found) return reply.code(401).send()
    const { key, ranges } = found
    // A key used from another address must not use up its owner's requests.
    if (ctx.environment === 'production') rejectOutsideRanges(address, ranges)
    const limit = key.rateLimitPerMinute ?? accessControl.rateLimitPerMinute
    const quota = await accessControl.requests.take(key.id, limit)
    sendQuota(reply, limit, quota)
    rejectBeyond(quota)
    const scope = { clientId: key.clientId, environment: ctx.environment }
    await gate?.(scope)
    if (permission !== 'any' && !key.permissions.includes(permission))
      throw new ApiError('permissionDenied', {
        message: `The API key lacks the ${permission} permission this operation needs.`,
      })
    accessControl.noteUse(key)
    request.scope = scope
    request.keyId = key.id
  }

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Counted before the database query, so that many concurrent requests cannot all find the count below the limit. */
interface Attempt {
  /** @throws ApiError `tooManyRequest`. */
  begin(): void
  forgive(): void
}

const countAhead = (failures: AccessControl['failures'], address: IpAddress | undefined): Attempt => ({
  begin: () => {
    failures.reject(address)
    failures.count(address)
  },
  forgive: () => failures.forgive(address),
})

interface Identified {
  key: ApiKey
  ranges: ClientAccess['ranges']
}

/**
 * A recently accepted key needs no query. Any other key queries the database, so that a new key works everywhere at
 * once and a wrong secret costs as much as a wrong id. An address with too many failures is rejected before the query,
 * but recently accepted keys continue to work there.
 */
const identify = async (
  ctx: Context,
  { clientId, secret }: { clientId: string; secret: string },
  attempt: Attempt,
): Promise<Identified | undefined> => {
  const hash = ctx.ids.sha256(secret)
  const scope = { clientId: clientId.toLowerCase(), environment: ctx.environment }
  const known = ctx.store.access.known(scope)
  const held = known && match(known.value, hash, ctx.clock.nowMs())
  if (known?.isFresh && held) return held
  // A recently accepted key is exempt from the failure limit; the database still decides whether it is valid.
  if (!held) attempt.begin()
  if (!isUuid(clientId) || secret === '') return undefined
  const found = match(await ctx.store.access.read(scope), hash, ctx.clock.nowMs())
  if (found && !held) attempt.forgive()
  return found
}

/** Compares every key, found or not, so that the duration does not reveal which key matches. */
const match = ({ keys, ranges }: ClientAccess, hash: Uint8Array, nowMs: number): Identified | undefined => {
  let key: ApiKey | undefined
  for (const one of keys) if (timingSafeEqual(hash, one.secretHash)) key = one
  return key && !isExpired(key, nowMs) ? { key, ranges } : undefined
}

/**
 * Caches a peer's address, which never changes during its connection: reading it takes a thirtieth of a cached read.
 */
const peers = new WeakMap<Socket, { address: IpAddress | undefined }>()

const peerOf = (socket: Socket): IpAddress | undefined => {
  const known = peers.get(socket) ?? { address: clientAddress(socket.remoteAddress, undefined, []) }
  peers.set(socket, known)
  return known.address
}

/** The sender's address, according to trusted proxies and the socket. */
export const addressOf = (request: FastifyRequest, trustedProxies: readonly IpRange[]): IpAddress | undefined => {
  if (trustedProxies.length === 0) return peerOf(request.socket)
  const forwarded = request.headers['x-forwarded-for']
  const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return clientAddress(request.socket.remoteAddress, hops, trustedProxies)
}

/**
 * In production a client's keys are accepted only from its IP ranges. Call this after the secret was verified, so that
 * the response reveals nothing to other callers. @throws ApiError `permissionDenied`.
 */
export const rejectOutsideRanges = (address: IpAddress | undefined, ranges: readonly IpRange[]): void => {
  if (address && ranges.some(range => isInRange(address, range))) return
  const from = address ? formatIpAddress(address) : 'unknown'
  const why =
    ranges.length === 0
      ? 'The client’s allow-list is empty, so production rejects its keys from every address. Add yours with: rialto ip-ranges add'
      : 'Add it with rialto ip-ranges add. If a proxy is in between, list it in RIALTO_TRUSTED_PROXIES'
  throw new ApiError('permissionDenied', {
    message: `This IP address is not on the client’s allow-list: ${from}. ${why}.`,
  })
}
