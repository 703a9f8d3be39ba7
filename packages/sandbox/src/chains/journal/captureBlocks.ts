import { callRpc } from '../callRpc.ts'
import type { ChainJournal } from './openChainJournal.ts'

interface Block {
  transactions: readonly string[]
}

/**
 * Writes down what others than the sandbox have sent, wallets for example, once it is in a block. Looks at the blocks from
 * `from` on and returns the first that it has not looked at.
 */
export const captureBlocks = async (rpcUrl: string, journal: ChainJournal, from: number): Promise<number> => {
  const head = Number(await callRpc(rpcUrl, 'eth_blockNumber'))
  for (let number = from; number <= head; number += 1) {
    const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as Block
    for (const hash of block.transactions) {
      if (journal.has(hash)) continue
      journal.write((await callRpc(rpcUrl, 'eth_getRawTransactionByHash', [hash])) as string)
    }
  }
  journal.reach(head)
  return Math.max(from, head + 1)
}
