/** A parsed address. */
export interface AddressAccount {
  /** The canonical text of the account: equal for all spellings of one account, different for two accounts. */
  account: string
  /** Payload of the account: a hash, a key or an object's id, without version and checksum. */
  bytes: Uint8Array
  /** The tag embedded in the text: the tag of an X-address, the id of a Stellar `M…` address. */
  tag?: string
}

/**
 * Parses the account of a text on the main network of a family or on its test network. `undefined` if the text names
 * none.
 */
export type AddressReader = (address: string, options: { testnet: boolean }) => AddressAccount | undefined

export interface AddressFamily {
  /** Parses a destination address: form, length and checksum. */
  read: AddressReader
  /**
   * Converts a spelling that only nodes, wallets and histories use to one that `read` accepts. Used for comparison
   * only: institutions reject such a spelling, so it is not accepted as a destination.
   */
  respell?: (address: string) => string | undefined
  /** Whether addresses of the family may embed a tag. Then the canonical address and the tag are sent separately. */
  embedsTags?: true
}
