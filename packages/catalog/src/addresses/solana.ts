import { base58 } from '@scure/base'

import type { AddressFamily } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

/**
 * 32 bytes of base58, which has exactly one encoding of them. Without a checksum, a mistyped letter gives another
 * address.
 */
export const solanaAddresses: AddressFamily = {
  read: address => {
    if (address.length < 32 || address.length > 44) return undefined
    const bytes = tryDecode(() => base58.decode(address))
    return bytes?.length === 32 ? { account: address, bytes } : undefined
  },
}
