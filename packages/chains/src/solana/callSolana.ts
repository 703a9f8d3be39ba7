import { SolanaUnreadable } from '@rialto/core'
import { type Egress, type EgressResponse, readJson } from '@rialto/egress'

import { readNode } from '../readNode.ts'

const timeoutMs = 10_000

type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new SolanaUnreadable(`The node's answer has no valid ${what}`)

/** Calls a node whose response is wrapped in `{ context, value }` and returns the value. @throws SolanaUnreadable */
export const callSolana = async (
  egress: Egress,
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> => {
  const result = await callSolanaPlain(egress, url, method, params)
  if (!isObject(result) || !isObject(result['context']) || result['value'] === undefined) throw malformed('result')
  return result['value']
}

/**
 * Calls a node and returns the result unchanged. The URL may contain a secret and is in no error. @throws
 * SolanaUnreadable
 */
export const callSolanaPlain = async (
  egress: Egress,
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await readNode(egress, { url, headers, body, timeoutMs }).catch((cause: unknown) =>
    Promise.reject(new SolanaUnreadable(`${method}: no answer`, { cause })),
  )
  return resultOf(method, response)
}

/** Nodes return `null` for missing data. */
const resultOf = async (method: string, { status, text }: EgressResponse): Promise<unknown> => {
  if (status !== 200) throw new SolanaUnreadable(`${method}: HTTP status ${status}`)
  const answer = await readJson(text)
  if (!isObject(answer) || answer['jsonrpc'] !== '2.0' || answer['id'] !== 1)
    throw new SolanaUnreadable(`${method}: the response is for another request`)
  if (answer['error'] != null) throw new SolanaUnreadable(`${method}: rejected by the node`)
  if (answer['result'] === undefined) throw malformed('result')
  return answer['result']
}
