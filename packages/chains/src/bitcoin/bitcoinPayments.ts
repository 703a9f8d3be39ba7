import type { Claims, FoundPayment, WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { isFree } from '../isFree.ts'
import type { PaymentsOn } from '../paymentsOn.ts'
import {
  type BitcoinNetworkConfig,
  type BitcoinRpc,
  type BitcoinTransaction,
  createBitcoinRpc,
  isTransactionId,
} from './createBitcoinRpc.ts'
import { scriptOf } from './readBitcoinBalance.ts'

/**
 * Virtual bytes for the fee: a transaction without inputs but with an output and change, and an input by its script
 * type.
 */
const emptyBytes = 11n + 2n * 43n
const inputBytes = (script: string): bigint => {
  if (script.startsWith('0014')) return 68n
  if (script.startsWith('5120')) return 58n
  return script.startsWith('a914') ? 91n : 148n
}

/** Nodes relay no output below this amount in satoshis, for any script. */
const dust = 546n

/** The maximum number of coins to check for a spending transaction in the mempool. */
const maxCoins = 50

interface Wanted {
  /** Output scripts. */
  from: string
  to: string
  /** Satoshis. */
  amount: bigint
}

const wanted = ({ from, to, amountBaseUnits }: WalletPayment): Wanted => ({
  from: scriptOf(from),
  to: scriptOf(to),
  amount: amountBaseUnits,
})

/**
 * Payments from wallets on one Bitcoin network. The wallet receives an amount and an address, and selects coins and
 * change itself. Node responses are validated against the request. Throws BitcoinUnreadable.
 */
export const bitcoinPayments = (egress: Egress, network: BitcoinNetworkConfig): PaymentsOn => {
  const rpc = createBitcoinRpc(egress, network)
  return {
    head: async () => {
      await rpc.check()
      return BigInt(await rpc.height())
    },
    transactionFor: async ({ from, to, amountBaseUnits }) => ({
      family: 'bitcoin',
      from,
      to,
      satoshis: amountBaseUnits,
    }),
    readFee: async ({ from }) => {
      await rpc.check()
      const [rate, coins] = await Promise.all([rpc.feeRate(), rpc.unspent([scriptOf(from)])])
      // An estimate as if every coin were spent, because the wallet selects its coins itself.
      const bytes = coins.reduce((sum, { script }) => sum + inputBytes(script), emptyBytes)
      const available = coins.reduce((sum, { amount }) => sum + amount, 0n)
      return { fee: (bytes * rate + 999n) / 1_000n, available, reserve: 0n, minimum: dust }
    },
    readSponsoredFee: async () => undefined,
    isSeen: async () => true,
    isAnyPending: async ({ from }) => {
      await rpc.check()
      // Wallets spend the oldest coins first, and rarely more than this number at once.
      const coins = [...(await rpc.unspent([scriptOf(from)]))].sort((a, b) => a.height - b.height).slice(0, maxCoins)
      const spent = await Promise.all(coins.map(coin => rpc.isBeingSpent(coin)))
      return spent.includes(true)
    },
    find: async (payment, search) => {
      await rpc.check()
      return findBitcoinPayment(rpc, wanted(payment), search)
    },
  }
}

/**
 * The reported transaction if it is the payment, otherwise the first matching one on the chain. The search covers the
 * recipient's coins and the sender's change, so a replacement of the reported transaction is found once it is in a
 * block. If both are spent already, the node's index of its blocks shows it.
 */
const findBitcoinPayment = async (
  rpc: BitcoinRpc,
  payment: Wanted,
  { afterBlock, hash, claimed }: { afterBlock: bigint; hash?: string | undefined; claimed: Claims },
): Promise<FoundPayment | undefined> => {
  const read = async (txid: string): Promise<FoundPayment | undefined> => {
    const transaction = isTransactionId(txid) ? await rpc.transaction(txid) : undefined
    const found = transaction && paymentsIn(transaction, payment).find(one => isFree(claimed, one))
    if (!found) return undefined
    const height = transaction.blockHash === undefined ? undefined : await rpc.heightOf(transaction.blockHash)
    return height === undefined || BigInt(height) > afterBlock ? found : undefined
  }
  const named = hash === undefined ? undefined : await read(hash.toLowerCase())
  if (named) return named
  const coins = await rpc.unspent([...new Set([payment.to, payment.from])])
  const recent = coins.filter(({ height }) => BigInt(height) > afterBlock).sort((a, b) => a.height - b.height)
  for (const txid of new Set(recent.map(coin => coin.txid))) {
    const found = await read(txid)
    if (found) return found
  }
  return findSpent(rpc, payment, { afterBlock, read })
}

/** Searches the blocks in which the recipient is paid or the sender spends. */
const findSpent = async (
  rpc: BitcoinRpc,
  { from, to }: Wanted,
  { afterBlock, read }: { afterBlock: bigint; read: (txid: string) => Promise<FoundPayment | undefined> },
): Promise<FoundPayment | undefined> => {
  const firstHeight = Number(afterBlock) + 1
  if ((await rpc.height()) < firstHeight) return undefined
  for (const block of (await rpc.blocksWith([...new Set([to, from])], firstHeight)) ?? [])
    for (const txid of await rpc.payingIn(block, to)) {
      const found = await read(txid)
      if (found) return found
    }
  return undefined
}

/**
 * The payments in a transaction that spends a coin of the wallet's address: each output of exactly the amount to the
 * recipient, or all outputs to the recipient if their sum is the amount.
 */
const paymentsIn = ({ txid, inputs, outputs }: BitcoinTransaction, { from, to, amount }: Wanted): FoundPayment[] => {
  if (!inputs.some(({ script }) => script === from)) return []
  const theirs = outputs.flatMap((output, index) => (output.script === to ? [{ ...output, index }] : []))
  const position = ({ index }: { index: number }): string => `output ${index}`
  const single = theirs
    .filter(output => output.amount === amount)
    .map(output => ({ hash: txid, positions: [position(output)] }))
  if (single.length > 0) return single
  const isSum = theirs.reduce((sum, output) => sum + output.amount, 0n) === amount
  return isSum ? [{ hash: txid, positions: theirs.map(position) }] : []
}
