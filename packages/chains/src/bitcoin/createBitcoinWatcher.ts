import { findNetwork } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import {
  type BitcoinNetworkConfig,
  type BitcoinRpc,
  type BitcoinTransaction,
  createBitcoinRpc,
  isTransactionId,
} from './createBitcoinRpc.ts'
import { scriptOf } from './readBitcoinBalance.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on Bitcoin. No state is kept between two calls, so transactions of a removed block disappear with
 * it. `confirm` throws BitcoinUnreadable if the node cannot be read or returns invalid data.
 */
export const createBitcoinWatcher = (options: {
  networks: readonly BitcoinNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, createBitcoinRpc(options.egress, network)]),
  )
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const rpc = watched.get(input.networkId)
      if (!rpc || input.symbol !== 'BTC')
        throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await rpc.check()
      return confirmOn(rpc, input)
    },
  }
}

/** The spent amount minus the amount of all outputs. */
const feeOf = ({ inputs, outputs }: BitcoinTransaction): bigint => {
  const sum = (coins: readonly { amount: bigint }[]) => coins.reduce((total, { amount }) => total + amount, 0n)
  return sum(inputs) - sum(outputs)
}

const waiting: ChainConfirmation = { kind: 'pending', confirmations: 0 }

const mismatchOf = (
  { outputs }: Pick<BitcoinTransaction, 'outputs'>,
  { toAddress, amountBaseUnits }: Input,
): ChainConfirmation | undefined => {
  const to = scriptOf(toAddress)
  const paid = outputs.reduce((sum, { script, amount }) => (script === to ? sum + amount : sum), 0n)
  if (paid === 0n) return { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'The transaction pays another address' }
  if (paid >= amountBaseUnits) return undefined
  const message = `The transaction pays ${paid} satoshis where ${amountBaseUnits} were expected`
  return { kind: 'mismatched', arrivedBaseUnits: paid, message }
}

const confirmOn = async (rpc: BitcoinRpc, input: Input): Promise<ChainConfirmation> => {
  const txid = input.hash.toLowerCase()
  if (!isTransactionId(txid)) return { kind: 'unknown' }
  // Read the head first. A block between the two reads then makes the confirmation count too low, never too high.
  const head = await rpc.height()
  const transaction = await rpc.transaction(txid)
  if (!transaction) return { kind: 'unknown' }
  const height = transaction.blockHash === undefined ? undefined : await rpc.heightOf(transaction.blockHash)
  if (height === undefined || height > head) return waiting
  const confirmations = head - height + 1
  const finality = findNetwork(input.networkId)?.finalityConfirmations ?? 1
  if (confirmations < finality) return { kind: 'pending', confirmations }
  // Nodes behind one URL differ, and some report a head that they do not have. Therefore the node must have the block
  // that makes the transaction final.
  if ((await rpc.hashAt(height + finality - 1)) === undefined) return { kind: 'pending', confirmations: finality - 1 }
  if ((await rpc.hashAt(height)) !== transaction.blockHash) return waiting
  const mismatch = mismatchOf(transaction, input)
  if (mismatch !== undefined) return mismatch
  const fromAddress = transaction.inputs[0]?.address ?? ''
  const fee = { baseUnits: feeOf(transaction), payer: fromAddress }
  return { kind: 'confirmed', confirmations, fromAddress, fee, block: BigInt(height) }
}
