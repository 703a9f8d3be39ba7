import type { Socket } from 'node:net'

import { errorCatalogue, type ErrorType } from '@rialto/contract'
import { ApiError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyInstance } from 'fastify'

import { errorHash } from '../problemDetails.ts'
import { notAllowed, type RouteList } from './createRouteList.ts'

interface Fault {
  http: number
  reason: string
  message: string
  /** Default `badRequest`. */
  type?: ErrorType
  allow?: string
}

const byCode: Readonly<Record<string, Fault>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { http: 408, reason: 'Request Timeout', message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: {
    http: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The request’s headers are larger than 16 kB.',
  },
}
const unreadable: Fault = { http: 400, reason: 'Bad Request', message: 'The request is not valid HTTP.' }

const requestLine = /^([!#$%&'*+.^_`|~\w-]{1,40}) (\/[^\s?]{0,2000})\S{0,8000} HTTP\/1\.[01]\r\n/

/** A request that is valid but for a method that Node's parser does not know. */
const unknownMethod = (packet: unknown, { methodsOf }: RouteList): Fault | undefined => {
  const [, method, path] = requestLine.exec(Buffer.isBuffer(packet) ? packet.toString('latin1') : '') ?? []
  if (method === undefined || path === undefined) return undefined
  const allowed = methodsOf(path)
  if (allowed.length === 0) return { http: 404, reason: 'Not Found', message: 'Route not found.', type: 'notFound' }
  const message = notAllowed(method, allowed)
  return { http: 405, reason: 'Method Not Allowed', message, allow: allowed.join(', ') }
}

/** Answers requests that Node’s HTTP parser rejects, in the envelope. No route or hook receives them. */
export const malformedHttp = (
  error: Error & { code?: string | undefined; rawPacket?: unknown },
  socket: Socket,
  routes: RouteList,
): void => {
  // The client reset the connection, so a response would not be read.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const ofMethod = error.code === 'HPE_INVALID_METHOD' ? unknownMethod(error.rawPacket, routes) : undefined
  const { http, reason, message, type = 'badRequest', allow } = ofMethod ?? byCode[error.code ?? ''] ?? unreadable
  const { status, teamCode } = errorCatalogue[type]
  const hash = errorHash('none', type, message)
  const body = JSON.stringify(defined({ status, message, errorType: type, errorHash: hash, teamCode }))
  socket.end(
    `HTTP/1.1 ${http} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      (allow === undefined ? '' : `Allow: ${allow}\r\n`) +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Node keeps the first Host header alone in `headers`. */
const hasSeveralHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/**
 * HTTP/1.1 requires one Host header (RFC 9112 §3.2): a proxy may read another one of several than this server. Node's
 * own rejection of a request without one has no body.
 */
export const requireHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    const isMissing = raw.httpVersion === '1.1' && headers.host === undefined
    if (!isMissing && !hasSeveralHosts(raw.rawHeaders)) return done()
    void reply.header('connection', 'close')
    done(new ApiError('badRequest', { message: `The request has ${isMissing ? 'no' : 'more than one'} Host header.` }))
  })
}
