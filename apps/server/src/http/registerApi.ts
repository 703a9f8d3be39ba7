import { apiResult, EmptyApiResult, ErrorEnvelope, ProblemDetails } from '@rialto/contract'
import { ApiError, type Context } from '@rialto/core'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
} from 'fastify'
import type { TObject, TSchema } from 'typebox'

import { isConstant, serializedOnce } from './constantContent.ts'
import type { HandlerOf, OperationRequest } from './handler.ts'
import { normalise, rejectUnstorable } from './normalise.ts'
import { idempotency, type IdempotencyHooks } from './plugins/idempotency.ts'
import { announceUnknownFields } from './plugins/unknownFields.ts'
import { readGetBody } from './readGetBody.ts'
import { errorHash } from './problemDetails.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    answersProblems?: boolean
  }
}

/** The properties of an operation that a route needs, in any of the APIs. */
interface ApiOperation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path?: string
  paths?: readonly string[]
  body?: TSchema | undefined
  query?: TObject | undefined
  params?: TObject | undefined
  content?: TSchema | undefined
  takesQueryInBody?: true
  answersProblems?: true
  deprecated?: { sinceSeconds: number; successor: string }
  movesMoney?: true
}

/** Authentication for the operations of an API, and the caller that their handlers receive. */
export interface Access<O, Caller> {
  /** Hooks that run before the body is read. */
  hooks: (operation: O) => onRequestHookHandler[]
  /** The caller that the hooks identified. Undefined if they let an unauthenticated request pass by mistake. */
  callerOf: (request: FastifyRequest) => Caller | undefined
  /** Wraps the handler of an authenticated and validated operation. Absent: the handler alone. */
  around?: (operation: O, request: FastifyRequest, run: () => Promise<unknown>) => Promise<unknown>
  /** Absent: no operation takes an `Idempotency-Key`. */
  takesIdempotencyKey?: (operation: O) => boolean
}

/** Access for public operations. */
export const open: Access<unknown, object> = { hooks: () => [], callerOf: () => ({}) }

interface Api<Operations, Caller> {
  basePath: string
  operations: Operations
  /** An operation without a handler does not compile. */
  handlers: { readonly [Id in keyof Operations]: HandlerOf<Operations[Id], Caller> }
  access: Access<Operations[keyof Operations], Caller>
}

/** The routes of an API: for each operation access, names in any case, validation, handler and envelope, in this order. */
export const registerApi = <Operations extends Readonly<Record<string, ApiOperation>>, Caller extends object>(
  app: FastifyInstance,
  ctx: Context,
  { basePath, operations, handlers, access }: Api<Operations, Caller>,
): void => {
  const register = <Id extends keyof Operations>(id: Id): void => {
    const operation: Operations[Id] = operations[id]
    const answer = answerWith(operation)
    const isKeyed = access.takesIdempotencyKey?.(operation) ?? false
    for (const path of operation.paths ?? [operation.path])
      app.route({
        ...routeOf(ctx, operation, isKeyed ? idempotency(ctx, operation) : undefined),
        url: `${basePath}${path}`,
        onRequest: [
          ...(operation.deprecated ? [announceDeprecation(operation.deprecated)] : []),
          ...access.hooks(operation),
        ],
        handler: async (request, reply) => {
          const caller = access.callerOf(request)
          if (!caller || !isValid<Operations[Id]>(request)) throw new ApiError('serverFailure')
          const { body, query, params } = request
          const run = () => handlers[id](ctx, { ...caller, body, query, params, request, reply })
          return answer(reply, await (access.around ? access.around(operation, request, run) : run()))
        },
      })
  }
  for (const id in operations) register(id)
}

const routeOf = (ctx: Context, operation: ApiOperation, keyed: IdempotencyHooks | undefined) => ({
  method: operation.method,
  config: { operationId: operation.id, answersProblems: operation.answersProblems ?? false },
  schema: schemaOf(operation),
  preValidation: [...(operation.takesQueryInBody ? [takeGetBody] : []), normaliseAll(operation, ctx.environment)],
  preHandler: [rejectUnstorableParts(operation), ...(keyed ? [keyed.preHandler] : [])],
  onSend: keyed ? [keyed.onSend] : [],
})

const rejectUnstorableParts =
  (operation: ApiOperation) =>
  ({ body, query }: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    if (operation.body) rejectUnstorable(body)
    if (operation.query) rejectUnstorable(query)
    done()
  }

/** The content in the envelope, or the text of it for content that never changes. */
const answerWith = ({ id }: ApiOperation) => {
  const frame = { status: 'ok', message: '', errorType: '', errorHash: errorHash(id, ''), teamCode: 'AP' }
  return (reply: FastifyReply, content: unknown): object => {
    if (content === undefined) return { ...frame }
    const enveloped = { content, ...frame }
    return isConstant(content) ? serializedOnce(reply, content, enveloped) : enveloped
  }
}

type ValidRequest<O> = FastifyRequest & OperationRequest<O>

/** The handler runs only after Ajv has accepted every part that the operation declares. */
const isValid = <O>(request: FastifyRequest): request is ValidRequest<O> =>
  request.validationError === undefined || request.validationError === null

const takeGetBody = async (request: FastifyRequest): Promise<void> => {
  request.query = { ...(request.query as object), ...(await readGetBody(request)) }
}

const normaliseAll =
  ({ body, query, params }: ApiOperation, environment: Context['environment']): preValidationHookHandler =>
  (request, reply, done) => {
    if (body) {
      const unknown: string[] = []
      request.body = normalise(body, request.body ?? {}, path => unknown.push(path))
      if (environment === 'sandbox') announceUnknownFields(reply, unknown)
    }
    if (query) request.query = normalise(query, request.query)
    if (params) request.params = normalise(params, request.params)
    done()
  }

/** RFC 9745. Every response has the header, so that all callers can see it. */
const announceDeprecation =
  ({ sinceSeconds, successor }: NonNullable<ApiOperation['deprecated']>): onRequestHookHandler =>
  (_request, reply, done) => {
    reply.header('deprecation', `@${sinceSeconds}`)
    reply.header('link', `<${successor}>; rel="successor-version"`)
    done()
  }

const problem = { content: { 'application/problem+json': { schema: ProblemDetails } } }

const problemResponses = { 400: problem, 404: problem, '5xx': { type: 'null' } } as const

const envelopes = new WeakMap<TSchema, TSchema>()

/** Returns one object for each content, because compiled schemas are recognized by identity. */
const envelopeOf = (content: TSchema): TSchema => {
  const envelope = envelopes.get(content) ?? apiResult(content)
  envelopes.set(content, envelope)
  return envelope
}

const schemaOf = (operation: ApiOperation) => ({
  ...(operation.body ? { body: operation.body } : {}),
  ...(operation.query ? { querystring: operation.query } : {}),
  ...(operation.params ? { params: operation.params } : {}),
  response: {
    200: operation.content ? envelopeOf(operation.content) : EmptyApiResult,
    '4xx': ErrorEnvelope,
    '5xx': ErrorEnvelope,
    ...(operation.answersProblems ? problemResponses : {}),
  },
})
