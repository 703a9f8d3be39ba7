import { callRpc } from './callRpc.ts'
import { captureBlocks } from './journal/captureBlocks.ts'
import type { ChainJournal } from './journal/openChainJournal.ts'

/** Empty blocks after the last one with a transaction, more than any sandbox network needs for finality. */
const trailingBlocks = 16

/**
 * Mines a block every `blockTimeMs` while one is needed: for a waiting transaction, or for missing confirmations. A
 * chain that mined continuously would grow by 150 MB of empty blocks a day, in memory and in its state file. A block's
 * transactions are in the journal before the next block.
 */
export function startMining(
  rpcUrl: string,
  blockTimeMs: number,
  chain: { journal: ChainJournal; nextBlock: number },
): { stop(): Promise<void> } {
  const { journal } = chain
  let { nextBlock } = chain
  let left = trailingBlocks
  let running: Promise<void> | undefined
  const mine = async () => {
    journal.reach(nextBlock)
    await callRpc(rpcUrl, 'evm_mine')
    const captured = await captureBlocks(rpcUrl, journal, nextBlock)
    nextBlock = captured.nextBlock
    // A transaction that arrived after the check for waiting ones is in this block, and needs its confirmations.
    if (captured.hadTransactions) left = trailingBlocks
  }
  const mineWaiting = async () => {
    if (await hasWaiting(rpcUrl)) await mine()
  }
  const tick = async () => {
    try {
      left = (await hasWaiting(rpcUrl)) ? trailingBlocks : left - 1
      if (left >= 0) await mine()
    } catch {
      // The node is restarting, and the next tick reaches it.
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
      // The node keeps its blocks and loses waiting transactions.
      await mineWaiting().catch(() => undefined)
    },
  }
}

export async function hasWaiting(rpcUrl: string): Promise<boolean> {
  const status = await callRpc(rpcUrl, 'txpool_status')
  return BigInt(status.pending ?? '0x0') > 0n
}
