import { PassThrough } from 'node:stream'

import { ApiError, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import type { ChangeFeed } from '../../../changes/createChangeFeed.ts'
import { authenticateAdmin, mayStillRead } from './adminAuth.ts'
import { limitStreams } from './limitStreams.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

/** Interval after which the stream of an ended session is closed. The check also keeps the stream alive for proxies. */
const checkEveryMs = 5_000
const limits = { ofClient: 200, ofAll: 1_000 }
/** A reader that falls this far behind is disconnected: it connects again and reads everything. */
const maxUnsentBytes = 64 * 1024

/**
 * `GET /admin/api/v1/Changes`: server-sent events of the client's transfers, while the session or token that opened the
 * stream is valid. An event only names the changed transfer, which the reader then requests. Events are not stored for
 * later.
 */
export const changeStream = (app: FastifyInstance, ctx: Context, tokens: AdminTokens, feed: ChangeFeed): void => {
  const streams = new Set<PassThrough>()
  const admit = limitStreams(limits)
  app.addHook('preClose', done => {
    for (const stream of streams) stream.end()
    done()
  })
  app.get(
    '/admin/api/v1/Changes',
    {
      config: { isStream: true },
      onRequest: [authenticateAdmin(ctx, tokens, { method: 'GET', role: 'readOnly' })],
    },
    (request, reply) => {
      const { scope } = request
      if (!scope) throw new ApiError('serverFailure')
      const stream = admit(scope.clientId, () => new PassThrough())
      const write = (text: string) => {
        if (stream.writableLength > maxUnsentBytes) stream.destroy()
        else if (!stream.writableEnded) stream.write(text)
      }
      const leave = feed.subscribe(scope, transferId =>
        write(
          transferId === undefined
            ? 'event: missed\ndata: {}\n\n'
            : `event: transfer\ndata: ${JSON.stringify({ transferId })}\n\n`,
        ),
      )
      const timer = setInterval(() => {
        mayStillRead(ctx, tokens, request).then(
          isAllowed => (isAllowed ? write(':\n\n') : stream.end()),
          () => stream.end(),
        )
      }, checkEveryMs)
      streams.add(stream)
      stream.once('close', () => {
        clearInterval(timer)
        leave()
        streams.delete(stream)
      })
      request.raw.once('close', () => stream.destroy())
      write(':\n\n')
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  )
}
