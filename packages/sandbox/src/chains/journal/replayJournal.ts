import { callRpc, callRpcBatch, SandboxRpcError } from '../callRpc.ts'
import type { ChainJournal, WrittenTransaction } from './openChainJournal.ts'

/** Transactions per call. */
const batch = 1_000
/** Blocks per call. A thousand take the node about a second. */
const blocksAtOnce = 1_000

const missingOn = async (rpcUrl: string, all: readonly WrittenTransaction[]): Promise<WrittenTransaction[]> => {
  const missing: WrittenTransaction[] = []
  for (let at = 0; at < all.length; at += batch) {
    const part = all.slice(at, at + batch)
    const receipts = await callRpcBatch(
      rpcUrl,
      part.map(({ hash }) => ['eth_getTransactionReceipt', [hash]]),
    )
    missing.push(...part.filter((_, index) => receipts[index] === null))
  }
  return missing
}

/**
 * Restores a killed node from its journal. It mines up to the recorded height first, so that readers who have read up
 * to a block do not miss transactions that are repeated in a later one. Then it sends every missing transaction in
 * order. The node must mine a block for each transaction.
 */
export const replayJournal = async (
  rpcUrl: string,
  journal: ChainJournal,
  log: (message: string) => void,
): Promise<void> => {
  const missing = await missingOn(rpcUrl, journal.transactions())
  for (;;) {
    const short = journal.block() - Number(await callRpc(rpcUrl, 'eth_blockNumber'))
    if (short <= 0) break
    await callRpc(rpcUrl, 'anvil_mine', [`0x${Math.min(short, blocksAtOnce).toString(16)}`])
  }
  for (const { hash, raw } of missing) {
    try {
      await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw])
    } catch (error) {
      if (!(error instanceof SandboxRpcError)) throw error
      // Another transaction of its account with the same nonce was in a block.
      if (/nonce too low/i.test(error.message)) journal.drop(hash)
      else log(`Transaction ${hash} could not be put back: ${error.message}`)
    }
  }
  if (missing.length > 0) log(`${missing.length} transactions were put back that the node had lost`)
}
