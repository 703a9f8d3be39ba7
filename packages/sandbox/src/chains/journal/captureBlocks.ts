import { callRpc } from '../callRpc.ts'
import type { ChainJournal } from './openChainJournal.ts'

interface Block {
  transactions: readonly string[]
}

/**
 * Records transactions of other senders, such as wallets, once they are in a block. Reads the blocks from `from`, and
 * returns the next unread block and whether any block had transactions.
 */
export const captureBlocks = async (
  rpcUrl: string,
  journal: ChainJournal,
  from: number,
): Promise<{ nextBlock: number; hadTransactions: boolean }> => {
  let hadTransactions = false
  const head = Number(await callRpc(rpcUrl, 'eth_blockNumber'))
  for (let number = from; number <= head; number += 1) {
    const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as Block
    hadTransactions ||= block.transactions.length > 0
    for (const hash of block.transactions) {
      if (journal.has(hash)) continue
      journal.write(await callRpc(rpcUrl, 'eth_getRawTransactionByHash', [hash]))
    }
  }
  journal.reach(head)
  return { nextBlock: Math.max(from, head + 1), hadTransactions }
}
