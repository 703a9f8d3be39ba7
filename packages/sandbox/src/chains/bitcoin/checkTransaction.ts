import { OutScript } from '@scure/btc-signer'

import type { ReadTransaction } from './blocks.ts'
import { type Coin, isSpendAllowed } from './verifySpend.ts'

/** A refusal with Bitcoin Core's code and message. */
export class BitcoinRpcError extends Error {
  override readonly name = 'BitcoinRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const refuse = (reason: string) => new BitcoinRpcError(-26, reason)

/** Confirmations that a coinbase output needs before it can be spent. */
export const coinbaseMaturity = 100
/** Minimum fee in satoshis per byte. A replacement pays it in addition to the fees of the replaced transactions. */
const relayFee = 1n
const lastHeightLock = 500_000_000
const finalSequence = 0xffffffff

/** The dust limit in satoshis: a smaller output would cost more than its value at 3 sat/vB. */
const dustOf = (script: Uint8Array): bigint => {
  try {
    const { type } = OutScript.decode(script)
    const limits: Readonly<Record<string, bigint>> = { pkh: 546n, sh: 540n, wpkh: 294n, wsh: 330n, tr: 330n }
    return limits[type] ?? 0n
  } catch {
    return script[0] === 0x6a ? 0n : 546n
  }
}

export const sumOf = (amounts: readonly { amount: bigint }[]): bigint =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * The fee of a transaction that passes a node's checks: coins that exist and are mature, outputs no larger than inputs,
 * lock time, dust, minimum fee, and each signature.
 *
 * @throws BitcoinRpcError
 */
export const checkTransaction = (
  transaction: ReadTransaction,
  coins: readonly (Coin | undefined)[],
  nextHeight: number,
): bigint => {
  const { inputs, outputs, lockTime } = transaction.parts
  if (inputs.length === 0) throw refuse('bad-txns-vin-empty')
  if (outputs.length === 0) throw refuse('bad-txns-vout-empty')
  const names = inputs.map(({ txid, index }) => `${Buffer.from(txid).toString('hex')}:${index}`)
  if (new Set(names).size < names.length) throw refuse('bad-txns-inputs-duplicate')
  const spent = coins.filter(coin => coin !== undefined)
  if (spent.length < inputs.length) throw new BitcoinRpcError(-25, 'bad-txns-inputs-missingorspent')
  if (spent.some(({ isCoinbase, height = 0 }) => isCoinbase && nextHeight - height < coinbaseMaturity))
    throw refuse('bad-txns-premature-spend-of-coinbase')
  const isLocked = lockTime >= lastHeightLock || lockTime >= nextHeight
  if (isLocked && inputs.some(({ sequence }) => sequence !== finalSequence)) throw refuse('non-final')
  if (outputs.some(({ amount, script }) => amount < dustOf(script))) throw refuse('dust')
  const fee = sumOf(spent) - sumOf(outputs)
  if (fee < 0n) throw refuse('bad-txns-in-belowout')
  if (fee < relayFee * BigInt(transaction.vsize)) throw refuse('min relay fee not met')
  if (inputs.some((_, index) => !isAllowed(transaction, index, spent)))
    throw refuse(
      'mandatory-script-verify-flag-failed (Script evaluated without error but finished with a false/empty top stack element)',
    )
  return fee
}

/** An unreadable signature is invalid. */
const isAllowed = (transaction: ReadTransaction, index: number, coins: readonly Coin[]): boolean => {
  try {
    return isSpendAllowed(transaction, index, coins)
  } catch {
    return false
  }
}

/**
 * BIP-125, for every transaction, as in Bitcoin Core since version 28: a transaction replaces those in the mempool that
 * spend the same coins, if it pays a higher total fee and a higher fee rate.
 *
 * @throws BitcoinRpcError
 */
export const checkReplacement = (
  { fee, vsize }: { fee: bigint; vsize: number },
  replaced: readonly { fee: bigint; vsize: number }[],
): void => {
  const paid = replaced.reduce((sum, one) => sum + one.fee, 0n)
  const isBetter = replaced.every(one => fee * BigInt(one.vsize) > one.fee * BigInt(vsize))
  if (replaced.length > 0 && (!isBetter || fee < paid + relayFee * BigInt(vsize)))
    throw refuse('insufficient fee, rejecting replacement')
}
