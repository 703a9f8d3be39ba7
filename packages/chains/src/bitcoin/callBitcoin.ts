import { defined } from '@rialto/defined'
import { type Egress, readJson } from '@rialto/egress'

import { basicTarget } from '../basicTarget.ts'
import { readNode } from '../readNode.ts'

/** The node did not respond, or its response was invalid, so the result is unknown. Never contains the node's URL. */
export class BitcoinUnreadable extends Error {
  override readonly name = 'BitcoinUnreadable'
}

/** The node's own error. */
export class BitcoinRefusal extends BitcoinUnreadable {
  readonly code: number
  readonly reason: string

  constructor(method: string, code: number, reason: string) {
    super(`${method}: rejected by the node with ${code}`)
    this.code = code
    this.reason = reason
  }
}

export interface BitcoinCall {
  method: string
  params: readonly unknown[]
  /** Default 10,000. */
  timeoutMs?: number
  /** Default: that of the egress client. */
  maxResponseBytes?: number
}

type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new BitcoinUnreadable(`The node's answer has no valid ${what}`)

/** Calls a node of Bitcoin Core and returns the result. @throws BitcoinUnreadable, BitcoinRefusal */
export const callBitcoin = async (egress: Egress, rpcUrl: string, call: BitcoinCall): Promise<unknown> => {
  const { method, params, timeoutMs = 10_000, maxResponseBytes } = call
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const request = { ...basicTarget(rpcUrl), body, timeoutMs, ...defined({ maxResponseBytes }) }
  const { text } = await readNode(egress, request).catch((cause: unknown) =>
    Promise.reject(new BitcoinUnreadable(`${method}: no answer`, { cause })),
  )
  return resultOf(method, await readJson(text))
}

/** Versions before 28 send errors with HTTP status 500 and ignore `jsonrpc`, so only the body identifies an error. */
const resultOf = (method: string, answer: unknown): unknown => {
  if (!isObject(answer) || answer['id'] !== 1)
    throw new BitcoinUnreadable(`${method}: the response is not one to this request`)
  const { error, result } = answer
  if (isObject(error)) throw new BitcoinRefusal(method, Number(error['code']), String(error['message']))
  if (error != null || result === undefined) throw malformed('result')
  return result
}
