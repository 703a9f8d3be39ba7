import { base58 } from '@scure/base'

const keyBytes = 64

/** Whether a text is a key as Solana's tools write it: the secret half, then the public one. */
export const isSponsorKey = (text: string): boolean => {
  try {
    return base58.decode(text).length === keyBytes
  } catch {
    return false
  }
}

/** The address of the account that pays. */
export const addressOfKey = (key: string): string => base58.encode(base58.decode(key).slice(keyBytes / 2))
