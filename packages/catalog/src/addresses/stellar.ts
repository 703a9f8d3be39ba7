import { base32nopad } from '@scure/base'

import { type AddressForm, crc16, tryDecode } from './tryDecode.ts'

/** Version byte and whole length: an account, and an account with an id inside (SEP-23). */
const forms = [
  { letters: 56, version: 6 << 3, length: 35 },
  { letters: 69, version: 12 << 3, length: 43 },
] as const

/** `G…` or `M…`, the same on every Stellar network. */
export const isStellarAddress: AddressForm = address => {
  const form = forms.find(({ letters }) => letters === address.length)
  const bytes = tryDecode(() => base32nopad.decode(address))
  if (form === undefined || bytes?.length !== form.length || bytes[0] !== form.version) return false
  const sum = crc16(bytes.subarray(0, -2))
  return bytes.at(-2) === (sum & 0xff) && bytes.at(-1) === sum >> 8
}
