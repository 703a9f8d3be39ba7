import { createHash } from 'node:crypto'

import { idempotencyKeyHeader, idempotencyKeyPattern, idempotencyReplayedHeader } from '@rialto/contract'
import { claimRequest, type Context, finishRequest, invalidField } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The claim on the request's `Idempotency-Key`. Its response has to be stored. */
    idempotencyClaim: string | undefined
    /** The claim of a request that moves money and has no key. It ends with the request. */
    unkeyedClaim: string | undefined
  }
}

export interface IdempotencyHooks {
  preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>
}

const answerOf = (reply: FastifyReply, payload: unknown) => {
  const contentType = reply.getHeader('content-type')
  return {
    status: reply.statusCode,
    contentType: typeof contentType === 'string' ? contentType : '',
    body: typeof payload === 'string' ? payload : '',
  }
}

const readKey = (key: string | string[]): string => {
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key
  throw invalidField(idempotencyKeyHeader, 'must be 1 to 255 printable ASCII characters, without spaces')
}

/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): the same key with the same request receives the first
 * response again, from any server. Runs after validation, so that invalid requests are rejected each time. A request that
 * moves money and has no key is its own key while it is executed, so that an identical concurrent request is not executed.
 */
export const idempotency = (
  ctx: Context,
  { id, movesMoney = false }: { id: string; movesMoney?: boolean },
): IdempotencyHooks => ({
  async preHandler(request, reply) {
    const given = request.headers[idempotencyKeyHeader.toLowerCase()]
    if (!request.scope || (given === undefined && !movesMoney)) return undefined
    const fingerprint = fingerprintOf(id, request)
    const caller = callerOf(request)
    if (given === undefined) {
      const unkeyed = { caller: `unkeyed ${caller}`, key: fingerprint, fingerprint, movesMoney: false }
      const claim = await claimRequest(ctx, request.scope, unkeyed)
      request.unkeyedClaim = 'claimId' in claim ? claim.claimId : undefined
      return undefined
    }
    const claim = await claimRequest(ctx, request.scope, { caller, key: readKey(given), fingerprint, movesMoney })
    if ('claimId' in claim) {
      request.idempotencyClaim = claim.claimId
      return undefined
    }
    const { status, contentType, body } = claim.answer
    return reply.code(status).header('content-type', contentType).header(idempotencyReplayedHeader, 'true').send(body)
  },

  async onSend(request, reply, payload) {
    if (request.unkeyedClaim !== undefined) await releaseUnkeyed(ctx, request, request.unkeyedClaim)
    const claimId = request.idempotencyClaim
    if (claimId === undefined) return payload
    // The response itself is valid. A repeated request receives the error that the first is still in progress.
    await finishRequest(ctx, { claimId, movesMoney }, answerOf(reply, payload)).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the answer of an Idempotency-Key could not be stored'),
    )
    return payload
  },
})

/** Otherwise a repetition is answered with `idempotencyKeyInUse` for five minutes. */
const releaseUnkeyed = (ctx: Context, { log }: FastifyRequest, claimId: string): Promise<void> =>
  ctx.store.idempotency
    .release(claimId)
    .catch((error: unknown) => log.warn({ err: error }, 'the claim of a request without a key could not be released'))

/** The member or management key if present, else the API key. */
const callerOf = ({ actor, keyId }: FastifyRequest): string =>
  actor ? `${actor.kind}:${actor.id}` : `apiKey:${keyId ?? ''}`

const fingerprintOf = (operationId: string, { params, query, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, sorted(params), sorted(query), sorted(body)]))
    .digest('hex')

/** Sorts the names of every object, so that equal requests compare equal regardless of order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, inner]) => [name, sorted(inner)])
}
