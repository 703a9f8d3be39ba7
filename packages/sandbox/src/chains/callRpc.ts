/** The node answered with an error, or not with JSON-RPC at all. */
export class SandboxRpcError extends Error {
  override readonly name = 'SandboxRpcError'
}

type RpcCall = readonly [method: string, params: readonly unknown[]]

interface RpcAnswer {
  result?: unknown
  error?: { message?: string }
}

/**
 * One JSON-RPC call to a sandbox node.
 * @throws SandboxRpcError when the node refuses; whatever `fetch` throws when it cannot be reached
 */
export async function callRpc(rpcUrl: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const answer = await post(rpcUrl, { jsonrpc: '2.0', id: 1, method, params })
  return resultOf(method, answer as RpcAnswer | null)
}

/** Several calls at once, and their results in the same order. Throws as `callRpc` does when one of them is refused. */
export async function callRpcBatch(rpcUrl: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  if (calls.length === 0) return []
  const requests = calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
  const answers = (await post(rpcUrl, requests)) as (RpcAnswer & { id: number })[]
  if (!Array.isArray(answers)) throw new SandboxRpcError('batch: no results')
  const byId = new Map(answers.map(answer => [answer.id, answer]))
  return calls.map(([method], id) => resultOf(method, byId.get(id)))
}

async function post(rpcUrl: string, body: unknown): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  return response.json()
}

function resultOf(method: string, answer: RpcAnswer | null | undefined): unknown {
  if (answer?.error) throw new SandboxRpcError(`${method}: ${answer.error.message ?? 'refused'}`)
  if (answer?.result === undefined) throw new SandboxRpcError(`${method}: no result`)
  return answer.result
}
