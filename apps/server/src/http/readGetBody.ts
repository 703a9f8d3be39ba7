import { ApiError } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

import { parseBody } from './parseBody.ts'

/** More than any query needs. */
const maxBytes = 8 * 1024

/** The JSON object in the body of a GET, which Fastify leaves unread. Empty without a body. */
export const readGetBody = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const { headers, raw } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return {}
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of raw) {
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > maxBytes) throw new ApiError('badRequest', { message: 'The body is larger than 8 kB.' })
    chunks.push(bytes)
  }
  return size === 0 ? {} : parse(Buffer.concat(chunks))
}

const parse = (bytes: Buffer): Record<string, unknown> => {
  const value = read(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError('badRequest', { message: 'The body is not a JSON object.' })
  return value as Record<string, unknown>
}

const read = (bytes: Buffer): unknown => {
  try {
    return parseBody(bytes)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError('badRequest', { message: 'The body is not valid JSON.', cause })
  }
}
