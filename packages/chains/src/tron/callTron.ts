import { type Egress, readJson } from '@rialto/egress'

import { readNode } from '../readNode.ts'

/** The node did not respond, or its response was invalid, so the result is unknown. Never contains the node's URL. */
export class TronUnreadable extends Error {
  override readonly name = 'TronUnreadable'
}

type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new TronUnreadable(`The node's answer has no valid ${what}`)

/** Blocks of the main network have some hundred transactions. */
const maxResponseBytes = 8 * 1024 * 1024

/** URL and headers for a path of the node. A TronGrid key is given as the user name in the URL. */
export const tronTarget = (rpcUrl: string, path: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(rpcUrl)
  const [name, password] = [url.username, url.password].map(one => decodeURIComponent(one))
  url.username = ''
  url.password = ''
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
  if (name === '') return { url: url.href, headers: {} }
  return password === ''
    ? { url: url.href, headers: { 'TRON-PRO-API-KEY': name ?? '' } }
    : { url: url.href, headers: { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } }
}

/**
 * Calls java-tron's HTTP API and returns the response, an object, which is empty if the node has no record. @throws
 * TronUnreadable
 */
export const callTron = async (egress: Egress, rpcUrl: string, path: string, body: Json): Promise<Json> => {
  const answer = await answerOf(egress, rpcUrl, path, body)
  if (!isObject(answer)) throw new TronUnreadable(`${path}: no answer to this request`)
  return answer
}

/** As `callTron`, for a method whose response is a list. @throws TronUnreadable */
export const callTronList = async (
  egress: Egress,
  rpcUrl: string,
  path: string,
  body: Json,
): Promise<readonly unknown[]> => {
  const answer = await answerOf(egress, rpcUrl, path, body)
  if (!Array.isArray(answer)) throw new TronUnreadable(`${path}: no answer to this request`)
  return answer
}

const answerOf = async (egress: Egress, rpcUrl: string, path: string, body: Json): Promise<unknown> => {
  const { url, headers } = tronTarget(rpcUrl, path)
  const { status, text } = await readNode(egress, {
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: 10_000,
    maxResponseBytes,
  }).catch((cause: unknown) => Promise.reject(new TronUnreadable(`${path}: no answer`, { cause })))
  const answer = status === 200 ? await readJson(text) : undefined
  // The node's message may repeat the request and is therefore dropped.
  if (isObject(answer) && answer['Error'] !== undefined) throw new TronUnreadable(`${path}: rejected by the node`)
  return answer
}
