import { keccak256, toBytes } from 'viem/utils'
import { callRpc } from '../../../chains/callRpc.ts'
import type { PayIn } from '../ports.ts'

/** Relay's id for an EVM chain's own coin. */
export const EVM_NATIVE = '0x0000000000000000000000000000000000000000'

const TRANSFER = keccak256(toBytes('Transfer(address,address,uint256)'))
const quantity = (value: number): string => `0x${value.toString(16)}`

interface Log {
  address: string
  topics: readonly string[]
  data: string
  transactionHash: string
  logIndex: string
  blockNumber: string
}

interface BlockTransaction {
  hash: string
  from: string
  to: string | null
  value: string
}

const accountIn = (topic = ''): string => `0x${topic.slice(-40)}`.toLowerCase()

const readTokens = async (
  rpcUrl: string,
  tokens: readonly string[],
  blocks: { from: number; to: number },
): Promise<PayIn[]> => {
  const range = { fromBlock: quantity(blocks.from), toBlock: quantity(blocks.to) }
  const logs = (await callRpc(rpcUrl, 'eth_getLogs', [{ ...range, address: tokens, topics: [TRANSFER] }])) as Log[]
  return logs.map(log => ({
    hash: log.transactionHash,
    index: Number(log.logIndex),
    address: accountIn(log.topics[2]),
    from: accountIn(log.topics[1]),
    currency: log.address.toLowerCase(),
    amount: BigInt(log.data).toString(),
    block: Number(log.blockNumber),
  }))
}

/**
 * Transfers of the chain's own coin emit no event, so the block's transactions are read. -1 stands for the transaction
 * itself.
 */
const readNative = async (rpcUrl: string, block: number): Promise<PayIn[]> => {
  const answer = (await callRpc(rpcUrl, 'eth_getBlockByNumber', [quantity(block), true])) as {
    transactions: BlockTransaction[]
  } | null
  return (answer?.transactions ?? []).map(({ hash, from, to, value }) => {
    const amount = BigInt(value).toString()
    return { hash, index: -1, address: (to ?? '').toLowerCase(), from, currency: EVM_NATIVE, amount, block }
  })
}

const succeeded = async (rpcUrl: string, hash: string): Promise<boolean> => {
  const receipt = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
  return receipt?.status === '0x1'
}

/** All amounts above zero that arrived at an open address, in block order. */
export const readEvmPayIns = async (
  rpcUrl: string,
  tokens: readonly string[],
  blocks: { from: number; to: number },
  isOpen: (address: string) => boolean,
): Promise<PayIn[]> => {
  const wanted = (payIn: PayIn) => isOpen(payIn.address) && BigInt(payIn.amount) > 0n
  const found = (await readTokens(rpcUrl, tokens, blocks)).filter(wanted)
  for (let block = blocks.from; block <= blocks.to; block += 1) {
    for (const payIn of (await readNative(rpcUrl, block)).filter(wanted)) {
      if (await succeeded(rpcUrl, payIn.hash)) found.push(payIn)
    }
  }
  return found.sort((a, b) => a.block - b.block)
}
