import { base58 } from '@scure/base'
import {
  createKeyPairSignerFromBytes,
  getBase64EncodedWireTransaction,
  getPublicKeyFromAddress,
  getSignatureFromTransaction,
  type KeyPairSigner,
  partiallySignTransaction,
  type SignatureBytes,
  verifySignature,
  address as readAddress,
} from '@solana/kit'

import { isSponsorKey } from '../sponsorKey.ts'
import { readSignedTransfer, type SignedTransfer } from './readSignedTransfer.ts'

/** The bytes of a key file are a list of numbers. Others keep the same bytes in base58. */
const inBase58 = (text: string): string | undefined => {
  try {
    const key = text.startsWith('[') ? base58.encode(Uint8Array.from(JSON.parse(text) as number[])) : text
    return isSponsorKey(key) ? key : undefined
  } catch {
    return undefined
  }
}

/** The signer of a key, whose public half belongs to its secret half. */
const signerOf = async (key: string): Promise<KeyPairSigner | undefined> => {
  try {
    return await createKeyPairSignerFromBytes(base58.decode(key))
  } catch {
    return undefined
  }
}

export const accountOfKey = async (text: string): Promise<{ address: string; key: string } | undefined> => {
  const key = inBase58(text)
  const signer = key === undefined ? undefined : await signerOf(key)
  return key === undefined || !signer ? undefined : { address: signer.address, key }
}

/** Whether the holder signed this very transaction. */
export const isSignedByHolder = async ({ transaction, from }: SignedTransfer): Promise<boolean> => {
  const signature = transaction.signatures[readAddress(from)]
  if (!signature) return false
  const key = await getPublicKeyFromAddress(readAddress(from))
  return verifySignature(key, signature as SignatureBytes, transaction.messageBytes)
}

/** Adds the fee payer's signature to a transfer that names the account in no instruction. */
export const signFee = async (raw: string, key: string): Promise<{ hash: string; raw: string }> => {
  const [transfer, signer] = [await readSignedTransfer(raw), await signerOf(key)]
  if (!transfer || !signer || transfer.feePayer !== signer.address)
    throw new Error('The transaction is not a transfer whose fee the relayer pays')
  const signed = await partiallySignTransaction([signer.keyPair], transfer.transaction)
  return { hash: getSignatureFromTransaction(signed), raw: getBase64EncodedWireTransaction(signed) }
}
