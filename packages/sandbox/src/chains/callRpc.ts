/** The node answered with an error, or not with JSON-RPC at all. */
export class SandboxRpcError extends Error {
  override readonly name = 'SandboxRpcError'
}

/**
 * One JSON-RPC call to a sandbox node.
 * @throws SandboxRpcError when the node refuses; whatever `fetch` throws when it cannot be reached
 */
export async function callRpc(rpcUrl: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(15_000),
  })
  const answer = (await response.json()) as { result?: unknown; error?: { message?: string } } | null
  if (answer?.error) throw new SandboxRpcError(`${method}: ${answer.error.message ?? 'refused'}`)
  if (answer?.result === undefined) throw new SandboxRpcError(`${method}: no result`)
  return answer.result
}
