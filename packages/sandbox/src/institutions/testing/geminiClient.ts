import { createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

type Members = Readonly<Record<string, unknown>>

const payloadOf = (path: string, members: Members): string =>
  Buffer.from(JSON.stringify({ request: path, ...members })).toString('base64')

/**
 * Sends requests as Gemini requires: members in a header, with a key's signature or a token. Tests can make each part
 * wrong.
 */
export const geminiClient = (at: Reached, key: string, secret = 'Pass123') => {
  const { origin, fetch } = reach(at)
  let last = Date.now()
  const send = async (method: string, path: string, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${origin}/~api.gemini.com${path}`, { method, headers })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  const call = (path: string, members: Members = {}, method = 'POST') => {
    last += 1
    const payload = payloadOf(path, { nonce: last, ...members })
    return send(method, path, {
      'x-gemini-apikey': key,
      'x-gemini-payload': payload,
      'x-gemini-signature': createHmac('sha384', secret).update(payload).digest('hex'),
    })
  }
  return {
    call,
    get: (path: string) => call(path, {}, 'GET'),
    send,
    bear: (token: string, path: string, members: Members = {}) =>
      send('POST', path, { authorization: `Bearer ${token}`, 'x-gemini-payload': payloadOf(path, members) }),
  }
}
