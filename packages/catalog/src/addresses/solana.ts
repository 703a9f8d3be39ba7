import { base58 } from '@scure/base'

import type { AddressForm } from './addressForm.ts'
import { tryDecode } from './tryDecode.ts'

/** 32 bytes of base58. There is no checksum: a mistyped letter is another address. */
export const isSolanaAddress: AddressForm = address =>
  address.length >= 32 && address.length <= 44 && tryDecode(() => base58.decode(address))?.length === 32
