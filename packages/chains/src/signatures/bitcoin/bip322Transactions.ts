import { sha256 } from '@noble/hashes/sha2.js'
import { schnorr } from '@noble/curves/secp256k1.js'
import { RawOldTx } from '@scure/btc-signer/script.js'

/** Version, lock time and sequence, which signers may choose in the full form. */
export interface Locks {
  version: number
  lockTime: number
  sequence: number
}

export const noLocks: Locks = { version: 0, lockTime: 0, sequence: 0 }

/** The only output of the signed transaction: an empty OP_RETURN. */
export const returnScript = Uint8Array.of(0x6a)

export const doubleSha256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))

export const messageHash = (message: string): Uint8Array =>
  schnorr.utils.taggedHash('BIP0322-signed-message', new TextEncoder().encode(message))

/** Id of the virtual transaction whose output the address receives and whose input commits to the message. */
export const toSpendId = (message: string, script: Uint8Array): Uint8Array => {
  const finalScriptSig = Uint8Array.of(0x00, 0x20, ...messageHash(message))
  const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }
  const bytes = RawOldTx.encode({ version: 0, inputs: [input], outputs: [{ amount: 0n, script }], lockTime: 0 })
  return doubleSha256(bytes).reverse()
}

/** The virtual transaction that spends this output, without witness. */
export const toSignBytes = (txid: Uint8Array, finalScriptSig: Uint8Array, locks: Locks): Uint8Array =>
  RawOldTx.encode({
    version: locks.version,
    inputs: [{ txid, index: 0, finalScriptSig, sequence: locks.sequence }],
    outputs: [{ amount: 0n, script: returnScript }],
    lockTime: locks.lockTime,
  })
