import { createHash } from 'node:crypto'

import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2pkh, p2sh, p2wpkh, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { equalBytes } from '@scure/btc-signer/utils.js'

import type { ReadTransaction } from './blocks.ts'

/** A spendable output. */
export interface Coin {
  /** Satoshis. */
  amount: bigint
  script: Uint8Array
  /** Height of its block; undefined in the mempool. */
  height: number | undefined
  isCoinbase: boolean
}

const sighashAll = 0x01
const none = new Uint8Array()

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * Whether an input of a transaction may spend its coin: P2PKH, P2WPKH, P2SH-P2WPKH and P2TR by its key, each with one
 * signature of everything (`SIGHASH_ALL`, or Taproot's default). Other scripts are refused, as a node refuses
 * non-standard scripts.
 */
export const isSpendAllowed = (transaction: ReadTransaction, index: number, coins: readonly Coin[]): boolean => {
  const coin = coins[index]
  const input = transaction.parts.inputs[index]
  if (!coin || !input) return false
  const witness = transaction.parts.witnesses?.[index] ?? []
  const { type } = OutScript.decode(coin.script)
  const own = { transaction, index, coin }
  if (type === 'tr') return input.finalScriptSig.length === 0 && isTaprootSigned(own, witness, coins)
  if (type === 'pkh') return witness.length === 0 && isLegacySigned(own, pushesOf(input.finalScriptSig))
  const [, publicKey] = witness
  if (publicKey?.length !== 33) return false
  const segwit = p2wpkh(publicKey)
  const isNested = type === 'sh'
  const expected = isNested ? p2sh(segwit).script : segwit.script
  const scriptSig = isNested ? Script.encode([segwit.script]) : none
  return (
    equalBytes(coin.script, expected) &&
    equalBytes(input.finalScriptSig, scriptSig) &&
    isEcdsaSigned(
      witness,
      toSign(transaction).preimageWitnessV0(index, p2pkh(publicKey).script, sighashAll, coin.amount),
    )
  )
}

interface Spend {
  transaction: ReadTransaction
  index: number
  coin: Coin
}

const toSign = ({ hex }: ReadTransaction): Transaction =>
  Transaction.fromRaw(Buffer.from(hex, 'hex'), {
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
    disableScriptCheck: true,
  })

const isEcdsaSigned = ([signature, publicKey, ...rest]: readonly Uint8Array[], hash: Uint8Array): boolean => {
  if (!signature || !publicKey || rest.length > 0 || signature.at(-1) !== sighashAll) return false
  const options = { prehash: false, format: 'der', lowS: true } as const
  return secp256k1.verify(signature.subarray(0, -1), hash, publicKey, options)
}

const isTaprootSigned = (
  { transaction, index, coin }: Spend,
  [signature, ...rest]: readonly Uint8Array[],
  coins: readonly Coin[],
): boolean => {
  const output = OutScript.decode(coin.script)
  if (!signature || rest.length > 0 || output.type !== 'tr') return false
  const hashType = signature.length === 64 ? 0x00 : signature[64]
  if (signature.length !== 64 && (signature.length !== 65 || hashType !== sighashAll)) return false
  const [scripts, amounts] = [coins.map(one => one.script), coins.map(one => one.amount)]
  const hash = toSign(transaction).preimageWitnessV1(index, scripts, hashType ?? 0, amounts)
  return schnorr.verify(signature.subarray(0, 64), hash, output.pubkey)
}

const isLegacySigned = ({ transaction, index, coin }: Spend, pushes: readonly Uint8Array[]): boolean => {
  const [, publicKey] = pushes
  if (!publicKey || !equalBytes(p2pkh(publicKey).script, coin.script)) return false
  const inputs = transaction.parts.inputs.map((input, at) => ({
    ...input,
    finalScriptSig: at === index ? coin.script : none,
  }))
  const bytes = RawOldTx.encode({ ...transaction.parts, inputs })
  return isEcdsaSigned(pushes, sha256(sha256(Buffer.concat([bytes, Buffer.of(sighashAll, 0, 0, 0)]))))
}

/** Empty unless the script consists of minimal pushes. */
const pushesOf = (script: Uint8Array): readonly Uint8Array[] => {
  const pushes = Script.decode(script).filter(part => part instanceof Uint8Array)
  return equalBytes(Script.encode(pushes), script) ? pushes : []
}
