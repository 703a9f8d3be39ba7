import { errorCatalogue, type ErrorType } from '@rialto/contract'
import { ApiError, apiErrorFromConnector, StoreUnavailableError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { errorHash, problemDetails } from '../problemDetails.ts'
import { validationMessage } from '../validationMessage.ts'
import { notAllowed, type RouteList } from './createRouteList.ts'

interface Failure {
  type: ErrorType
  http: number
  message: string
  displayMessage?: string | undefined
  site?: string
  retryAfterMs?: number | undefined
}

/** Converts every error into the envelope, and unexpected ones into a 500 without internal details. */
export const envelope = (app: FastifyInstance, { methodsOf }: RouteList): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = readFailure(apiErrorFromConnector(error) as FastifyError)
    if (failure.http >= 500)
      request.log.error({ err: error.cause ?? error, type: failure.type, requestId: request.id }, 'request failed')
    return sendFailure(request, reply, failure)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '')
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendFailure(request, reply, { type: 'notFound', http: 404, message: 'Route not found.' })
    void reply.header('allow', allowed.join(', '))
    const message = notAllowed(request.method, allowed)
    return sendFailure(request, reply, { type: 'badRequest', http: 405, message, site: 'method' })
  })
}

const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply => {
  const entry = errorCatalogue[failure.type]
  request.failureType = failure.type
  const { operationId = 'none', answersProblems } = request.routeOptions.config
  if (failure.retryAfterMs !== undefined)
    void reply.header('retry-after', String(Math.ceil(failure.retryAfterMs / 1000)))
  if (answersProblems && failure.http >= 500) return reply.code(failure.http).send()
  if (answersProblems && (failure.http === 400 || failure.http === 404))
    return reply
      .code(failure.http)
      .type('application/problem+json')
      .send(problemDetails(failure, request.url.split('?', 1)[0] ?? ''))
  return reply.code(failure.http).send({
    status: entry.status,
    message: failure.message,
    ...defined({ displayMessage: failure.displayMessage }),
    errorType: failure.type,
    errorHash: errorHash(operationId, failure.type, failure.site),
    teamCode: entry.teamCode,
  })
}

const readFailure = (error: FastifyError): Failure => {
  if (error instanceof ApiError) {
    const { type, message, displayMessage, retryAfterMs } = error
    // Messages about a field begin with its path.
    const site = message.split(':', 1)[0] ?? ''
    return { type, http: errorCatalogue[type].http, message, displayMessage, site, retryAfterMs }
  }
  if (error instanceof StoreUnavailableError) {
    const { http, message, displayMessage } = errorCatalogue.serviceUnavailable
    return { type: 'serviceUnavailable', http, message, displayMessage, retryAfterMs: retryUnavailableMs }
  }
  if (error.validation) return readValidation(error)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return badRequest(413, 'The body is larger than 64 kB.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return badRequest(
      415,
      'Send the body as application/json, text/json or application/*+json, without Content-Encoding.',
    )
  if (error.statusCode === 400 || error instanceof SyntaxError) return badRequest(400, 'The body is not valid JSON.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return badRequest(error.statusCode, 'The request could not be read.')
  const { http, message, displayMessage } = errorCatalogue.serverFailure
  return { type: 'serverFailure', http, message, displayMessage }
}

/** About what a database needs to be promoted or restarted, divided among the attempts. */
const retryUnavailableMs = 2_000

const badRequest = (http: number, message: string): Failure => ({ type: 'badRequest', http, message, site: message })

/**
 * Ajv's `required` means a missing field; every other keyword means an invalid one. The path is dotted, as clients
 * write it.
 */
const readValidation = (error: FastifyError): Failure => {
  const [first] = error.validation ?? []
  const parent = dotted(first?.instancePath ?? '')
  if (first?.keyword === 'required') {
    const path = join(parent, String(first.params['missingProperty']))
    const place = error.validationContext === 'querystring' ? ' in the query' : ''
    return { type: 'missingField', http: 400, message: `${path}: is required${place}`, site: path }
  }
  const path = parent === '' ? (error.validationContext ?? 'body') : parent
  const why = first ? validationMessage(first) : 'is not valid'
  return { type: 'invalidField', http: 400, message: `${path}: ${why}`, site: path }
}

const join = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`)

const dotted = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, part)), '')
