/** `unknownKey`: sealed under a key that is not in the ring. `tampered`: changed, or moved from another row. */
export type VaultErrorKind = 'unknownKey' | 'tampered' | 'malformed'

/** Says what is wrong and never with what: no plaintext, no key bytes, no cause. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly kind: VaultErrorKind

  constructor(kind: VaultErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
