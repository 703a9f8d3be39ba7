import { type Egress, readJson } from '@rialto/egress'

import { basicTarget } from '../basicTarget.ts'
import { readNode } from '../readNode.ts'

/** The node gave no usable response, so the result is unknown. Never contains its URL. */
export class XrplUnreadable extends Error {
  override readonly name = 'XrplUnreadable'
}

/** The node's own error. */
export class XrplRefusal extends XrplUnreadable {
  readonly code: string
  /** Whether it searched every requested ledger. Undefined if it does not say. */
  readonly searchedAll: boolean | undefined

  constructor(method: string, code: string, searchedAll: boolean | undefined) {
    super(`${method}: rejected by the node with ${code}`)
    this.code = code
    this.searchedAll = searchedAll
  }
}

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new XrplUnreadable(`The node's answer has no valid ${what}`)

/** The API version of the responses, which every server since 2019 supports. */
const apiVersion = 1

/**
 * Calls rippled's JSON-RPC, which Clio implements as well, and returns the `result`. An error has status 200 and an
 * `error` in the result. An error of a proxy or of an overloaded server (503) has no result.
 *
 * @throws XrplUnreadable, XrplRefusal
 */
export const callXrpl = async (egress: Egress, rpcUrl: string, method: string, params: Json): Promise<Json> => {
  const body = JSON.stringify({ method, params: [{ ...params, api_version: apiVersion }] })
  const { status, text } = await readNode(egress, { ...basicTarget(rpcUrl), body, timeoutMs: 10_000 }).catch(
    (cause: unknown) => Promise.reject(new XrplUnreadable(`${method}: no answer`, { cause })),
  )
  const answer = status === 200 ? await readJson(text) : undefined
  const result = isObject(answer) ? answer['result'] : undefined
  if (!isObject(result)) throw new XrplUnreadable(`${method}: no answer to this request`)
  const { error, searched_all: searchedAll } = result
  // The node's message may repeat the request and is therefore dropped, as is a code of another form.
  if (error !== undefined || result['status'] === 'error')
    throw new XrplRefusal(method, codeIn(error), typeof searchedAll === 'boolean' ? searchedAll : undefined)
  return result
}

const codeIn = (error: unknown): string => (typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : 'an error')
