import { getBase58Decoder, type ReadonlyUint8Array } from '@solana/kit'

export const encodeBase58 = (bytes: ReadonlyUint8Array): string => getBase58Decoder().decode(bytes)
