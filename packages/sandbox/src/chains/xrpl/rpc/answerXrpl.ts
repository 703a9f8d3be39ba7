import type { Misbehaviour, XrplMode } from '../createMisbehaviour.ts'
import type { RpcAnswer } from '../../serveRpc.ts'
import { XrplError, type XrplMethod } from './xrplMethods.ts'

type Json = Readonly<Record<string, unknown>>

const parse = (body: string): { method: string; params: Json } | undefined => {
  try {
    const { method, params = [{}] } = JSON.parse(body) as { method?: unknown; params?: unknown }
    const [first]: unknown[] = Array.isArray(params) ? params : []
    return typeof method === 'string' ? { method, params: Object(first ?? {}) as Json } : undefined
  } catch {
    return undefined
  }
}

const errorOf = ({ code, number, message, more }: XrplError, request: object) => ({
  error: code,
  ...(number === 0 ? {} : { error_code: number }),
  error_message: message,
  request,
  status: 'error',
  ...more,
})

const refusals: Partial<Record<XrplMode, XrplError>> = {
  slowDown: new XrplError('slowDown', 10, 'You are placing too much load on the server.'),
  noNetwork: new XrplError('noNetwork', 17, 'Not synced to the network.'),
}

/** Responses of a server that is disconnected from its network, or has not validated its newest ledger. */
const bent = (mode: XrplMode | undefined, method: string, result: object): object => {
  if (mode === 'unvalidated' && 'validated' in result) return { ...result, validated: false }
  if (mode !== 'notSynced' || method !== 'server_info' || !('info' in result)) return result
  const { validated_ledger: _, ...info } = Object(result.info) as Json
  return { ...result, info: { ...info, complete_ledgers: 'empty', server_state: 'connected' } }
}

/** Handles a request of rippled's JSON-RPC. Errors have status 200 as well. */
export const answerXrpl = (
  methods: ReadonlyMap<string, XrplMethod>,
  misbehaviour: Misbehaviour,
  body: string,
): RpcAnswer => {
  const mode = misbehaviour.next()
  if (mode === 'overloaded') return { status: 503, text: 'Server is overloaded' }
  const call = parse(body)
  if (!call) return { status: 400, text: 'Unable to parse request: ' }
  const request = { ...call.params, command: call.method }
  const method = methods.get(call.method)
  const refusal = mode && refusals[mode]
  try {
    if (refusal) throw refusal
    if (!method) throw new XrplError('unknownCmd', 32, 'Unknown method.')
    return JSON.stringify({ result: { ...bent(mode, call.method, method(call.params)), status: 'success' } })
  } catch (error) {
    if (error instanceof XrplError) return JSON.stringify({ result: errorOf(error, request) })
    throw error
  }
}
