import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { EvmRpc } from './createEvmRpc.ts'
import type { EvmNetworkConfig, EvmToken } from './evmNetworkConfig.ts'
import type { EvmReceipt } from './evmShapes.ts'
import { type EvmChain, openEvmChain } from './openEvmChain.ts'
import { findNativeTransfer, findTokenTransfer, type FoundTransfer } from './findTransfer.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

const waiting: ChainConfirmation = { kind: 'pending', confirmations: 0 }
const unknown: ChainConfirmation = { kind: 'unknown' }

/**
 * Confirms transfers on EVM chains. No state is kept between two calls, so transactions of a removed block disappear
 * with it. Neither a success nor a failure is final before it has enough confirmations. `confirm` throws EvmRpcError if
 * the node cannot be read or returns invalid data.
 */
export function createEvmWatcher(options: { networks: readonly EvmNetworkConfig[]; egress: Egress }): ChainWatcher {
  const watched = new Map<string, EvmChain>()
  for (const network of options.networks) {
    assertConfig(network)
    watched.set(network.networkId, openEvmChain(options.egress, network))
  }
  return {
    watches: networkId => watched.has(networkId),
    async confirm(input) {
      const chain = watched.get(input.networkId)
      if (!chain) throw new Error(`Network ${input.networkId} is not watched`)
      return confirmOn(chain, input)
    },
  }
}

function assertConfig({ networkId, finalityConfirmations }: EvmNetworkConfig): void {
  if (Number.isSafeInteger(finalityConfirmations) && finalityConfirmations >= 1) return
  throw new RangeError(`Network ${networkId}: finalityConfirmations must be a whole number of at least 1`)
}

async function confirmOn(chain: EvmChain, input: Input): Promise<ChainConfirmation> {
  const { network, rpc } = chain
  const token = network.tokens.find(candidate => candidate.symbol === input.symbol)
  if (!token) throw new Error(`Network ${network.networkId} has no token ${input.symbol}`)
  await chain.check()
  const hash = normalHash(input.hash)
  if (hash === undefined) return unknown
  // Read the head first. A block between the two reads then makes the confirmation count too low, never too high.
  const head = await rpc.blockNumber()
  const receipt = await rpc.receipt(hash)
  if (!receipt) return (await rpc.transaction(hash)) ? waiting : unknown
  if (receipt.blockNumber > head) return waiting
  const confirmations = Number(head - receipt.blockNumber + 1n)
  const { finalityConfirmations } = network
  if (confirmations < finalityConfirmations) return { kind: 'pending', confirmations }
  // Nodes behind one URL differ, and some report a head that they do not have. Therefore the node must have the block
  // that makes the transaction final.
  const last = receipt.blockNumber + BigInt(finalityConfirmations) - 1n
  if ((await rpc.blockHashAt(last)) === undefined) return { kind: 'pending', confirmations: finalityConfirmations - 1 }
  return conclude(rpc, token, receipt, { ...input, hash }, confirmations)
}

async function conclude(
  rpc: EvmRpc,
  token: EvmToken,
  receipt: EvmReceipt,
  input: Input,
  confirmations: number,
): Promise<ChainConfirmation> {
  if ((await rpc.blockHashAt(receipt.blockNumber)) !== receipt.blockHash) return waiting
  if (!receipt.succeeded) return { kind: 'reverted', message: 'The transaction was reverted' }
  const found = await findTransfer(rpc, token, receipt, input)
  if (found === undefined) return waiting
  if ('message' in found) return { kind: 'mismatched', ...found }
  const { fee, from: payer, blockNumber: block } = receipt
  const paid = fee === undefined ? undefined : { baseUnits: fee, payer }
  return { kind: 'confirmed', confirmations, fromAddress: found.fromAddress, block, ...(paid ? { fee: paid } : {}) }
}

async function findTransfer(
  rpc: EvmRpc,
  token: EvmToken,
  receipt: EvmReceipt,
  { hash, toAddress, amountBaseUnits }: Input,
): Promise<FoundTransfer | undefined> {
  const to = toAddress.toLowerCase()
  if (token.address !== undefined) {
    return findTokenTransfer(receipt.logs, { token: token.address.toLowerCase(), to, amountBaseUnits })
  }
  const transaction = await rpc.transaction(hash)
  if (!transaction) return undefined
  const direct = findNativeTransfer(transaction, { to, amountBaseUnits })
  if ('fromAddress' in direct || transaction.input === '0x') return direct
  // Institutions pay many users in one contract call. Such payments emit no event, and only the balance shows them.
  const paid = await receivedInBlock(rpc, to, receipt.blockNumber)
  return paid >= amountBaseUnits ? { fromAddress: transaction.from } : direct
}

async function receivedInBlock(rpc: EvmRpc, address: string, blockNumber: bigint): Promise<bigint> {
  if (blockNumber === 0n) return 0n
  const [before, after] = await Promise.all([rpc.balance(address, blockNumber - 1n), rpc.balance(address, blockNumber)])
  return after - before
}

/** Institutions write hashes with and without `0x`. Other values are internal references, which are not on a chain. */
function normalHash(hash: string): string | undefined {
  const lower = hash.toLowerCase().replace(/^0x/, '')
  return /^[0-9a-f]{64}$/.test(lower) ? `0x${lower}` : undefined
}
