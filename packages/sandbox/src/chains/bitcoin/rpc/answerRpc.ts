import { BitcoinRpcError } from '../checkTransaction.ts'
import type { RpcMethod } from './rpcMethods.ts'

interface Call {
  id?: unknown
  method?: unknown
  params?: unknown
}

const failure = (id: unknown, error: unknown) => {
  const { code, message } = error instanceof BitcoinRpcError ? error : new BitcoinRpcError(-1, String(error))
  return { jsonrpc: '2.0', error: { code, message }, id }
}

const answerOne = (methods: ReadonlyMap<string, RpcMethod>, call: Call | null): unknown => {
  const id = call?.id ?? null
  try {
    const method = methods.get(String(call?.method))
    if (!method) throw new BitcoinRpcError(-32_601, 'Method not found')
    return { jsonrpc: '2.0', result: method(Array.isArray(call?.params) ? call.params : []), id }
  } catch (error) {
    return failure(id, error)
  }
}

/** Handles one call or a batch from a request's body (JSON-RPC 2.0: errors have HTTP status 200). */
export const answerRpc = async (methods: ReadonlyMap<string, RpcMethod>, body: string): Promise<string> => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return JSON.stringify(failure(null, new BitcoinRpcError(-32_700, 'Parse error')))
  }
  return JSON.stringify(
    Array.isArray(parsed) ? parsed.map(call => answerOne(methods, call as Call)) : answerOne(methods, parsed as Call),
  )
}
