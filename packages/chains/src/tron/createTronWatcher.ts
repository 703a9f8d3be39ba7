import { findNetwork } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createTronRpc, type TronNetworkConfig, type TronRpc } from './createTronRpc.ts'
import { tronBase58, tronHex } from './tronAddress.ts'
import { isTransactionId, type TronReceipt, type TronTransaction } from './tronShapes.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

interface Watched {
  rpc: TronRpc
  network: TronNetworkConfig
}

/**
 * Confirms transfers on Tron. No state is kept between two calls, so transactions of a removed block disappear with it.
 * `confirm` throws TronUnreadable if the node cannot be read or returns invalid data.
 */
export const createTronWatcher = (options: {
  networks: readonly TronNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createTronRpc(options.egress, network) }]),
  )
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const on = watched.get(input.networkId)
      const token = on?.network.tokens.find(({ symbol }) => symbol === input.symbol)
      if (!on || !token) throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await on.rpc.check()
      return confirmOn(on, input, token.address)
    },
  }
}

const waiting: ChainConfirmation = { kind: 'pending', confirmations: 0 }

const confirmOn = async ({ rpc }: Watched, input: Input, token: string | undefined): Promise<ChainConfirmation> => {
  const txId = input.hash.toLowerCase()
  if (!isTransactionId(txId)) return { kind: 'unknown' }
  // Read the head first. A block between the two reads then makes the confirmation count too low, never too high.
  const { number: head } = await rpc.head('wallet')
  const transaction = await rpc.transaction(txId)
  const receipt = transaction && (await rpc.receipt('wallet', txId))
  if (!transaction || !receipt) return (await rpc.pending(txId)) ? waiting : { kind: 'unknown' }
  if (receipt.blockNumber > head) return waiting
  const confirmations = head - receipt.blockNumber + 1
  const finality = findNetwork(input.networkId)?.finalityConfirmations ?? 1
  if (confirmations < finality) return { kind: 'pending', confirmations }
  const solid = await readFinal(rpc, txId, finality)
  return solid
    ? judge(transaction, solid, { input, token, confirmations })
    : { kind: 'pending', confirmations: finality - 1 }
}

/**
 * The transaction's receipt, from a final block. Nodes behind one URL differ, and some report a head that they do not
 * have. Therefore the solidity node must have both the transaction's block and the block that makes it final.
 */
const readFinal = async (rpc: TronRpc, txId: string, finality: number): Promise<TronReceipt | undefined> => {
  const receipt = await rpc.receipt('walletsolidity', txId)
  if (!receipt) return undefined
  const { blockNumber } = receipt
  const [block, last] = await Promise.all([
    rpc.blockAt('walletsolidity', blockNumber),
    rpc.blockAt('wallet', blockNumber + finality - 1),
  ])
  return last && block?.transactions.some(one => one.txId === txId) ? receipt : undefined
}

interface Wanted {
  input: Input
  token: string | undefined
  confirmations: number
}

const judge = (
  { action }: TronTransaction,
  receipt: TronReceipt,
  { input, token, confirmations }: Wanted,
): ChainConfirmation => {
  if (receipt.hasFailed) return { kind: 'reverted', message: 'The transaction failed on the chain' }
  const to = tronHex(input.toAddress)
  const paid = token === undefined ? paidInTrx(action, receipt, to) : paidInToken(receipt, tronHex(token), to)
  if (!paid || paid.amount === 0n)
    return { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'The transaction pays another address' }
  const { amount, from } = paid
  if (amount < input.amountBaseUnits) {
    const message = `The transaction pays ${amount} base units where ${input.amountBaseUnits} were expected`
    return { kind: 'mismatched', arrivedBaseUnits: amount, message }
  }
  const fee = action.type === 'other' ? {} : { fee: { baseUnits: receipt.fee, payer: tronBase58(action.owner) } }
  return { kind: 'confirmed', confirmations, fromAddress: tronBase58(from), block: BigInt(receipt.blockNumber), ...fee }
}

interface Paid {
  amount: bigint
  from: string
}

/** By the transaction itself, or by the contracts that it calls. */
const paidInTrx = (action: TronTransaction['action'], { coins }: TronReceipt, to: string): Paid | undefined => {
  if (action.type === 'TransferContract')
    return action.to === to ? { amount: action.amount, from: action.owner } : undefined
  const rows = coins.filter(coin => coin.to === to)
  const [first] = rows
  return first && { amount: rows.reduce((sum, { amount }) => sum + amount, 0n), from: first.from }
}

/** The token's own events: a contract may pay on behalf of another account. */
const paidInToken = ({ transfers }: TronReceipt, token: string, to: string): Paid | undefined => {
  const rows = transfers.filter(one => one.contract === token.slice(2) && one.to === to.slice(2))
  const [first] = rows
  return first && { amount: rows.reduce((sum, { amount }) => sum + amount, 0n), from: `41${first.from}` }
}
