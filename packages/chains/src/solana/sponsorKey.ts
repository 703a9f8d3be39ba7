import { base58 } from '@scure/base'

const keyBytes = 64

/** Whether a text is a key in the format of Solana's tools: the secret half, then the public one. */
export const isSponsorKey = (text: string): boolean => {
  try {
    return base58.decode(text).length === keyBytes
  } catch {
    return false
  }
}

/** The address of the paying account. */
export const addressOfKey = (key: string): string => base58.encode(base58.decode(key).slice(keyBytes / 2))
