import { errorCatalogue } from '@rialto/contract'
import { ApiError, StoreUnavailableError } from '@rialto/core'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** An error of RFC 7644, section 3.12, with its `scimType`. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly status: number
  readonly scimType: string | undefined
  constructor(status: number, detail: string, scimType?: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

interface Failure {
  status: number
  detail: string
  scimType?: string | undefined
}

const failureOf = (error: Error): Failure => {
  if (error instanceof ScimError) return { status: error.status, detail: error.message, scimType: error.scimType }
  if (error instanceof ApiError) {
    const { http } = errorCatalogue[error.type]
    if (error.type === 'conflict') return { status: 409, detail: error.message, scimType: 'uniqueness' }
    if (error.type === 'badRequest') return { status: http, detail: error.message, scimType: 'invalidSyntax' }
    if (error.type === 'invalidField') return { status: 400, detail: error.message, scimType: 'invalidValue' }
    return { status: http, detail: error.message }
  }
  if (error instanceof StoreUnavailableError) return { status: 503, detail: errorCatalogue.serviceUnavailable.message }
  const { statusCode = 500 } = error as FastifyError
  if (statusCode < 500 || error instanceof SyntaxError)
    return {
      status: statusCode < 500 ? statusCode : 400,
      detail: 'The body is not valid JSON.',
      scimType: 'invalidSyntax',
    }
  return { status: 500, detail: errorCatalogue.serverFailure.message }
}

export const sendScimError = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, detail, scimType } = failureOf(error)
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
  if (error instanceof ApiError && error.retryAfterMs !== undefined)
    void reply.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)))
  const body = { schemas: [schema], status: String(status), detail, ...(scimType === undefined ? {} : { scimType }) }
  return reply.code(status).type('application/scim+json').send(body)
}
