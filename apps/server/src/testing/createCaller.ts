import { defined } from '@rialto/defined'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

import { checkAnswer } from './checkAnswer.ts'

export interface Credentials {
  clientId: string
  secret: string
}

export interface CallOptions {
  /** Sent as JSON; a string or bytes are sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** The caller's credentials. Default: the server's client. `null`: none. */
  as?: Credentials | null
  /** A Link session's token, which replaces the client's credentials. */
  session?: string
  /** The caller's address. Default 127.0.0.1. */
  from?: string
}

export interface CallResult {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
  /** The envelope; empty where the answer has no body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are held to the contract, then taken apart by the tests
  body: any
}

export type Method = 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD'
export type Caller = (method: Method, url: string, options?: CallOptions) => Promise<CallResult>

/** Calls the application in-process and checks each JSON response against the contract. */
export const createCaller =
  (app: FastifyInstance, client: Credentials): Caller =>
  async (method, url, options = {}) => {
    const { body } = options
    const raw = typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await app.inject({
      method,
      url,
      ...defined({ remoteAddress: options.from }),
      headers: {
        ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
        ...identity(options, client),
        ...options.headers,
      },
      ...defined({ payload: body === undefined ? undefined : raw ? body : JSON.stringify(body) }),
    })
    const text = answer.body
    const isJson = /^application\/(problem\+)?json/.test(String(answer.headers['content-type'] ?? ''))
    const isApi = /^\/(api|link\/api)\//i.test(url)
    if (isApi) {
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toBe('no-store')
      checkAnswer({ method, url, status: answer.statusCode, text })
    }
    const parsed = isJson && method !== 'HEAD' ? (JSON.parse(text) as unknown) : {}
    return { status: answer.statusCode, headers: answer.headers, text, body: parsed }
  }

const identity = ({ as, session }: CallOptions, client: Credentials): Record<string, string> => {
  if (session !== undefined) return { authorization: `Bearer ${session}` }
  if (as === null) return {}
  const { clientId, secret } = as ?? client
  return { 'x-client-id': clientId, 'x-client-secret': secret }
}
