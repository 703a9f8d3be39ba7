import { createHmac } from 'node:crypto'
import { findPersona, PASSWORD } from '../data/personas.ts'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { authOf } from './authOf.ts'

/** The server's own signature, on every answer to a key it knows: nonce and timestamp of the call, content type and body. */
export const sealAnswer = (request: SimRequest, response: SimResponse): SimResponse => {
  const { key, nonce, timestamp } = authOf(request)
  if (findPersona(key) === undefined) return response
  const signed = `${nonce}${timestamp}${response.headers?.['content-type'] ?? ''}${response.body}`
  const signature = createHmac('sha256', PASSWORD).update(signed).digest('hex')
  return { ...response, headers: { ...response.headers, 'x-server-auth-signature': signature } }
}
