import { randomUUID, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { type Caller, callApi } from '../harness/callApi.ts'
import { type Account, codeOf } from '../harness/connectAccount.ts'
import { baseSepolia } from '../harness/deposit.ts'

/** An order that the application wants paid once: a unique id, and an address that receives no other payment. */
export interface Order {
  transactionId: string
  address: string
  /** Transfers of it whose execution was accepted. */
  accepted: string[]
}

export interface Load {
  orders: readonly Order[]
  /** Codes of link tokens whose answer arrived. */
  tokens: readonly string[]
  /** Requests without an answer, or with 5xx, each with its response. */
  unserved(): readonly string[]
  /**
   * How long a server, other than which none served either, answered no write: the longest pause between two link tokens since `sinceMs`
   * of `performance.now()`, of the server where it was longest.
   */
  longestOutageMs(sinceMs: number): number
  stop(): Promise<void>
}

const tokenEveryMs = 250
const answered = (http: number) => http > 0 && http < 500

/**
 * Sends orders of 1 USDC and requests link tokens until it is stopped, as an application does: a request without an
 * answer is repeated at another server with the order's own id. `servers` is read each time.
 */
export const startLoad = (servers: () => readonly Caller[], account: Account, callers: number): Load => {
  const orders: Order[] = []
  const tokens: string[] = []
  const served = new Map<number, number[]>()
  const unserved: string[] = []
  let isRunning = true
  const post = async (at: number, path: string, body: unknown) => {
    const all = servers()
    const server = all[at % all.length]
    try {
      const answer = server && (await callApi(server, 'POST', path, body))
      if (answer && !answered(answer.http)) unserved.push(`${path} ${answer.http}: ${answer.message}`)
      return answer
    } catch (error) {
      unserved.push(`${path} ${String((error as Error).cause ?? error)}`)
      return undefined
    }
  }
  const from = { fromAuthToken: account.tokenId, fromType: account.type }
  /** True when the order needs no further request. */
  const attempt = async (order: Order, at: number): Promise<boolean> => {
    const { address: toAddress, transactionId } = order
    const body = { ...from, networkId: baseSepolia, symbol: 'USDC', toAddress, amount: 1, transactionId }
    const preview = await post(at, '/transfers/managed/preview', body)
    // Refused: an execution whose answer was lost has this order already.
    if (preview && answered(preview.http) && preview.status !== 'ok') return true
    if (preview?.status !== 'ok') return false
    const { previewId } = (preview.content as { previewResult: { previewId: string } }).previewResult
    const executed = await post(at, '/transfers/managed/execute', { ...from, previewId })
    // For an order already in progress, this is the transfer of its first preview.
    if (executed?.status === 'ok') {
      const { executeTransferResult } = executed.content as { executeTransferResult: { transferId: string } }
      order.accepted.push(executeTransferResult.transferId)
    }
    return executed !== undefined && answered(executed.http)
  }
  const order = async (caller: number) => {
    for (let turn = caller; isRunning; turn += 1) {
      const made: Order = { transactionId: randomUUID(), address: `0x${randomBytes(20).toString('hex')}`, accepted: [] }
      orders.push(made)
      let at = turn
      while (!(await attempt(made, at)) && isRunning) {
        at += 1
        await pause(200)
      }
      await pause(100)
    }
  }
  const probe = async (at: number) => {
    const times = served.get(at) ?? []
    served.set(at, times)
    while (isRunning) {
      const answer = await post(at, '/linktoken', { userId: 'drill' })
      if (answer?.status === 'ok') {
        tokens.push(codeOf((answer.content as { linkToken: string }).linkToken))
        times.push(performance.now())
      }
      await pause(tokenEveryMs)
    }
  }
  const running = Promise.all([
    ...Array.from({ length: callers }, (_, caller) => order(caller)),
    ...servers().map((_, at) => probe(at)),
  ])
  return {
    orders,
    tokens,
    unserved: () => unserved,
    longestOutageMs: sinceMs =>
      Math.max(
        ...[...served.values()].map(times => {
          const since = [sinceMs, ...times.filter(time => time > sinceMs), performance.now()]
          return Math.max(...since.slice(1).map((time, index) => time - (since[index] ?? time)))
        }),
      ),
    stop: async () => {
      isRunning = false
      await running
    },
  }
}
