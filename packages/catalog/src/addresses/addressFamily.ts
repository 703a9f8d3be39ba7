/** A parsed address. */
export interface AddressAccount {
  /** The one canonical text of the account: two spellings of one account have the same, two accounts never. */
  account: string
  /** Payload of the account: a hash, a key or an object's id, without version and checksum. */
  bytes: Uint8Array
  /** The tag that the text holds beside the account: the tag of an X-address, the id of a Stellar `M…` address. */
  tag?: string
}

/** The account that a text names on the main network of a family or on its test network; `undefined` where it names none. */
export type AddressReader = (address: string, options: { testnet: boolean }) => AddressAccount | undefined

export interface AddressFamily {
  /** Parses a destination address: form, length and checksum. */
  read: AddressReader
  /**
   * Turns a spelling that only nodes, wallets and histories use into one that `read` takes. A destination is never
   * accepted in it, because institutions refuse it; it is compared by it.
   */
  respell?: (address: string) => string | undefined
  /** Whether addresses of the family may embed a tag. Then the canonical address and the tag are sent separately. */
  embedsTags?: true
}
