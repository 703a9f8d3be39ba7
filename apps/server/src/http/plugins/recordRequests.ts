import { findIntegration } from '@rialto/catalog'
import { type Context, isUuid, type LoggedApi, type LoggedRequest } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key or account management key that a request was made with. */
    keyId: string | undefined
    /** The error type of the response, if it failed. */
    failureType: string | undefined
  }
}

/** Number of sessions whose last read is remembered. */
const maxSessions = 5_000

/** Drops repeated reads: the Link page polls until its data changes. */
const createRepetitionFilter = () => {
  const lastReads = new Map<string, string>()
  return ({ linkSessionId, method, operation, status }: LoggedRequest): boolean => {
    if (linkSessionId === undefined) return false
    const read = `${method} ${operation} ${status}`
    const isSame = method === 'GET' && lastReads.get(linkSessionId) === read
    lastReads.delete(linkSessionId)
    lastReads.set(linkSessionId, read)
    for (const oldest of lastReads.keys()) {
      if (lastReads.size <= maxSessions) break
      lastReads.delete(oldest)
    }
    return isSame
  }
}

/**
 * Passes every answered request of a known client to `record`: operation, outcome and field names, never user-provided
 * values. Actions of members in the dashboard are in the audit log instead, and actions in a preview of Link are not
 * logged.
 */
export const recordRequests = (
  app: FastifyInstance,
  { clock }: Pick<Context, 'clock'>,
  record: (request: LoggedRequest) => void,
): void => {
  const isRepeated = createRepetitionFilter()
  app.addHook('onResponse', (request, reply, done) => {
    const logged = loggedRequest(request, reply, clock.nowMs())
    if (logged && !isRepeated(logged)) record(logged)
    done()
  })
}

const loggedRequest = (request: FastifyRequest, reply: FastifyReply, atMs: number): LoggedRequest | undefined => {
  const { config, url = '', schema } = request.routeOptions
  const { linkSession, keyId } = request
  const scope = request.scope ?? linkSession?.scope
  if (config.operationId === undefined || !scope || (!linkSession && keyId === undefined)) return undefined
  if (linkSession?.request.isPreview) return undefined
  return {
    scope,
    atMs,
    api: apiOf(url),
    operation: config.operationId,
    method: request.method,
    path: pathOf(url, request, propertiesOf(schema?.querystring)),
    fields: linkSession ? [] : sentOf(request.body, propertiesOf(schema?.body)),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    ...defined({
      errorType: request.failureType,
      keyId,
      linkSessionId: linkSession?.id,
      subject: linkSession && subjectOf(request.body),
    }),
  }
}

const apiOf = (url: string): LoggedApi => {
  if (url.startsWith('/link/')) return 'link'
  return url.startsWith('/admin/') ? 'management' : 'integration'
}

const propertiesOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})

const sentOf = (given: unknown, declared: readonly string[]): string[] =>
  typeof given === 'object' && given !== null ? declared.filter(name => name in given) : []

/** Rialto's ids are kept: they grant no access. A user id belongs to the client and is removed in any form. */
const pathOf = (url: string, request: FastifyRequest, declared: readonly string[]): string => {
  const params = request.params as Readonly<Record<string, unknown>>
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    const isOurs = typeof value === 'string' && isUuid(value) && !/user/i.test(name)
    return isOurs ? value.toLowerCase() : `<${name}>`
  })
  const query = sentOf(request.query, declared).map(name => `${name}=<${name}>`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** Subject of a Link page request: the institution, the asset, or the page that was left. */
const subjectOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { integrationId, symbol, page } = body as Readonly<Record<string, unknown>>
  if (typeof integrationId === 'string') return findIntegration(integrationId)?.name
  const named = symbol ?? page
  return typeof named === 'string' && /^[\w.-]{1,60}$/.test(named) ? named : undefined
}
