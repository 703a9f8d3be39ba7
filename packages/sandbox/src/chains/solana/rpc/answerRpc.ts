import { defined } from '@rialto/defined'

import { type RpcMethod, SolanaRpcError } from './readParams.ts'

interface Call {
  id?: unknown
  method?: unknown
  params?: unknown
}

/** Integers of any size as digits, in Solana's format: marked first, unquoted afterwards. */
const MARK = '\u0001'
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${MARK}${inner}` : inner)).replaceAll(
    /"\\u0001(-?\d+)"/g,
    '$1',
  )

const failure = (id: unknown, error: unknown) => {
  const known = error instanceof SolanaRpcError ? error : new SolanaRpcError(-32_603, String(error))
  const { code, message, data } = known
  return { jsonrpc: '2.0', id, error: { code, message, ...defined({ data }) } }
}

const answerOne = async (methods: ReadonlyMap<string, RpcMethod>, call: Call | null): Promise<unknown> => {
  const id = call?.id ?? null
  try {
    const method = methods.get(String(call?.method))
    if (method === undefined) throw new SolanaRpcError(-32_601, 'Method not found')
    const params: unknown = call?.params
    return { jsonrpc: '2.0', id, result: await method(Array.isArray(params) ? params : []) }
  } catch (error) {
    return failure(id, error)
  }
}

/** Handles one call or a batch from a request's body. */
export const answerRpc = async (methods: ReadonlyMap<string, RpcMethod>, body: string): Promise<string> => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return toJson(failure(null, new SolanaRpcError(-32_700, 'Parse error')))
  }
  const answer = Array.isArray(parsed)
    ? await Promise.all(parsed.map(call => answerOne(methods, call as Call)))
    : await answerOne(methods, parsed as Call)
  return toJson(answer)
}
