import type { Socket } from 'node:net'

import { errorCatalogue } from '@rialto/contract'
import { ApiError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyInstance } from 'fastify'

import { errorHash } from '../problemDetails.ts'

interface Fault {
  http: number
  reason: string
  message: string
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

/** Answers requests that Node’s HTTP parser rejects, in the envelope. No route or hook receives them. */
export const malformedHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // The client reset the connection, so a response would not be read.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const { http, reason, message } = byCode[error.code ?? ''] ?? unreadable
  const { status, teamCode } = errorCatalogue.badRequest
  const hash = errorHash('none', 'badRequest', message)
  const body = JSON.stringify(defined({ status, message, errorType: 'badRequest', errorHash: hash, teamCode }))
  socket.end(
    `HTTP/1.1 ${http} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** HTTP/1.1 requires a Host header (RFC 9112 §3.2). Node's own rejection has no body. */
export const requireHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done()
    void reply.header('connection', 'close')
    done(new ApiError('badRequest', { message: 'The request has no Host header.' }))
  })
}
