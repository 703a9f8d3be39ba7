import { createHash } from 'node:crypto'

import { p2wpkh, Transaction } from '@scure/btc-signer'
import { RawOldTx, RawWitness } from '@scure/btc-signer/script.js'
import { tagSchnorr } from '@scure/btc-signer/utils.js'

import { publicKeyOf } from '../publicKeyOf.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** The virtual transaction of BIP-322, which pays to the address and commits to the message. */
const toSpendId = (message: string, script: Uint8Array): Uint8Array => {
  const hash = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
  const finalScriptSig = Uint8Array.of(0x00, 0x20, ...hash)
  const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }
  const bytes = RawOldTx.encode({ version: 0, inputs: [input], outputs: [{ amount: 0n, script }], lockTime: 0 })
  return sha256(sha256(bytes)).reverse()
}

/** A simple signature by BIP-322 for the native segwit address of a key, in Base64. */
export const signBip322 = (key: Uint8Array, message: string): string => {
  const { script } = p2wpkh(publicKeyOf(key))
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({ txid: toSpendId(message, script), index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(key)
  toSign.finalize()
  return Buffer.from(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])).toString('base64')
}
