import type { Egress } from '@rialto/egress'

import { basicTarget } from '../basicTarget.ts'

/** The node gave no usable answer, from which nothing follows. Never carries its URL. */
export class XrplUnreadable extends Error {
  override readonly name = 'XrplUnreadable'
}

/** The node's own error. */
export class XrplRefusal extends XrplUnreadable {
  readonly code: string
  /** Whether it looked through every ledger that it was asked to search. Undefined: it does not say. */
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

/** The version of the API whose answers are read: every server since 2019 has it. */
const apiVersion = 1

/**
 * One call of rippled's JSON-RPC, which Clio has as well: the `result`. An error has status 200 and an `error` in the result; one of
 * a proxy or of an overloaded server (503) has no result at all.
 *
 * @throws XrplUnreadable, XrplRefusal
 */
export const callXrpl = async (egress: Egress, rpcUrl: string, method: string, params: Json): Promise<Json> => {
  const body = JSON.stringify({ method, params: [{ ...params, api_version: apiVersion }] })
  const { status, text } = await egress
    .request({ method: 'POST', ...basicTarget(rpcUrl), body, timeoutMs: 10_000 })
    .catch((cause: unknown) => Promise.reject(new XrplUnreadable(`${method}: no answer`, { cause })))
  const answer = status === 200 ? parse(text) : undefined
  const result = isObject(answer) ? answer['result'] : undefined
  if (!isObject(result)) throw new XrplUnreadable(`${method}: no answer to this request`)
  const { error, searched_all: searchedAll } = result
  // Its words may repeat the request: they are not kept, nor is a code of another form.
  if (error !== undefined || result['status'] === 'error')
    throw new XrplRefusal(method, codeIn(error), typeof searchedAll === 'boolean' ? searchedAll : undefined)
  return result
}

const codeIn = (error: unknown): string => (typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : 'an error')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
