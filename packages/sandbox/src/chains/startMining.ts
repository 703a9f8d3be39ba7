import { callRpc } from './callRpc.ts'

/** Empty blocks after the last one that held something: more than any sandbox network needs for finality. */
const trailingBlocks = 16

/**
 * Makes a block every `blockTimeMs` while there is something to make it for: a waiting transaction, or one that still
 * wants confirmations. A chain that mined for ever would grow by 150 MB a day, all of it kept in memory and in its state
 * file, to say that nothing happened.
 */
export function startMining(rpcUrl: () => string, blockTimeMs: number): { stop(): Promise<void> } {
  let left = trailingBlocks
  let running: Promise<void> | undefined
  const tick = async () => {
    try {
      left = (await hasWaiting(rpcUrl())) ? trailingBlocks : left - 1
      if (left >= 0) await callRpc(rpcUrl(), 'evm_mine')
    } catch {
      // The node is being started again; the next tick finds it.
      left = trailingBlocks
    }
  }
  const timer = setInterval(() => {
    running ??= tick().finally(() => (running = undefined))
  }, blockTimeMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function hasWaiting(rpcUrl: string): Promise<boolean> {
  const status = (await callRpc(rpcUrl, 'txpool_status')) as { pending?: string }
  return BigInt(status.pending ?? '0x0') > 0n
}
