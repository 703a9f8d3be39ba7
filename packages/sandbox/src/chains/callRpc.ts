import http from 'node:http'
import https from 'node:https'

/** The node returned an error, or a response that is not JSON-RPC. */
export class SandboxRpcError extends Error {
  override readonly name = 'SandboxRpcError'
}

type RpcCall = readonly [method: string, params: readonly unknown[]]

interface RpcAnswer {
  result?: unknown
  error?: { message?: string }
}

/**
 * Results of the sandbox's nodes, for the methods whose results are read. They are not validated, because the nodes are
 * our own.
 */
interface RpcResults {
  eth_getBalance: string
  eth_call: string
  eth_estimateGas: string
  eth_getRawTransactionByHash: string
  eth_getBlockByNumber: { hash?: string; baseFeePerGas?: string } | null
  eth_getTransactionReceipt: { status: string; blockNumber: string } | null
  txpool_status: { pending?: string }
  getSignatureStatuses: { value: ({ err: unknown } | null)[] }
  getBlockHeight: number
  getSlot: number
  getBalance: { value: number }
  getAccountInfo: { value: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } | null }
  getLatestBlockhash: { value: { blockhash: string; lastValidBlockHeight: number } }
  simulateTransaction: { value: { err: unknown } }
}

type ResultOf<M extends string> = M extends keyof RpcResults ? RpcResults[M] : unknown

/**
 * One JSON-RPC call to a sandbox node.
 * @throws SandboxRpcError if the node refuses; the connection's error if it cannot be reached
 */
export async function callRpc<M extends string>(
  rpcUrl: string,
  method: M,
  params: readonly unknown[] = [],
): Promise<ResultOf<M>> {
  const answer = await post(rpcUrl, { jsonrpc: '2.0', id: 1, method, params })
  return resultOf(method, answer as RpcAnswer | null) as ResultOf<M>
}

/** Several calls at once, with results in the same order. Throws as `callRpc` does if one of them is refused. */
export async function callRpcBatch(rpcUrl: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  if (calls.length === 0) return []
  const requests = calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
  const answers = (await post(rpcUrl, requests)) as (RpcAnswer & { id: number })[]
  if (!Array.isArray(answers)) throw new SandboxRpcError('batch: no results')
  const byId = new Map(answers.map(answer => [answer.id, answer]))
  return calls.map(([method], id) => resultOf(method, byId.get(id)))
}

/** Keep-alive connections. A call by `fetch` takes five times the CPU, and the sandbox makes several for each block. */
const local = { request: http.request, agent: new http.Agent({ keepAlive: true }) }
/** Only for an external node (`SANDBOX_RPC_<chainId>`). */
const outside = { request: https.request, agent: new https.Agent({ keepAlive: true }) }

function post(rpcUrl: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const { request, agent } = rpcUrl.startsWith('https:') ? outside : local
  return new Promise((resolve, reject) => {
    const call = request(rpcUrl, { method: 'POST', headers, agent, timeout: 15_000 }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (text += piece))
      answer.once('error', reject)
      answer.once('end', () => {
        try {
          resolve(JSON.parse(text))
        } catch (error) {
          reject(error)
        }
      })
    })
    call.once('timeout', () => call.destroy(new Error(`${rpcUrl} did not answer within 15 s`)))
    call.once('error', reject)
    call.end(JSON.stringify(body))
  })
}

function resultOf(method: string, answer: RpcAnswer | null | undefined): unknown {
  if (answer?.error) throw new SandboxRpcError(`${method}: ${answer.error.message ?? 'refused'}`)
  if (answer?.result === undefined) throw new SandboxRpcError(`${method}: no result`)
  return answer.result
}
