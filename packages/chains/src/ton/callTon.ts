import { type Egress, readJson } from '@rialto/egress'

import { getNode, readNode } from '../readNode.ts'

/** The node gave no usable response, so the result is unknown. Never contains its URL. */
export class TonUnreadable extends Error {
  override readonly name = 'TonUnreadable'
}

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new TonUnreadable(`The node's answer has no valid ${what}`)

/** A transaction may have 255 messages. */
const maxResponseBytes = 8 * 1024 * 1024

/** URL and headers for a path of the API. A key of TON Center is given as the user name in the URL. */
export const tonTarget = (
  rpcUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): { url: string; headers: Record<string, string> } => {
  const url = new URL(rpcUrl)
  const [name = '', password = ''] = [url.username, url.password].map(one => decodeURIComponent(one))
  url.username = ''
  url.password = ''
  url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v3${path}`
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value)
  if (name === '') return { url: url.href, headers: {} }
  return password === ''
    ? { url: url.href, headers: { 'X-API-Key': name } }
    : { url: url.href, headers: { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } }
}

const answerOf = async (path: string, sent: ReturnType<Egress['request']>): Promise<Json> => {
  const { status, text } = await sent.catch((cause: unknown) =>
    Promise.reject(new TonUnreadable(`${path}: no answer`, { cause })),
  )
  if (status === 429) throw new TonUnreadable(`${path}: the node answers no more requests now`)
  const answer = status === 200 ? await readJson(text) : undefined
  // The node's message may repeat the request and is therefore dropped.
  if (!isObject(answer) || answer['error'] !== undefined) throw new TonUnreadable(`${path}: no answer to this request`)
  return answer
}

const limits = { timeoutMs: 10_000, maxResponseBytes }

/** Reads from the HTTP API of TON Center, version 3. @throws TonUnreadable */
export const getTon = (
  egress: Egress,
  rpcUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Json> => answerOf(path, getNode(egress, { ...tonTarget(rpcUrl, path, query), ...limits }))

/** As `getTon`, for a read with a body. @throws TonUnreadable */
export const postTon = (egress: Egress, rpcUrl: string, path: string, body: Json): Promise<Json> => {
  const { url, headers } = tonTarget(rpcUrl, path)
  const json = { ...headers, 'content-type': 'application/json' }
  return answerOf(path, readNode(egress, { url, headers: json, body: JSON.stringify(body), ...limits }))
}
