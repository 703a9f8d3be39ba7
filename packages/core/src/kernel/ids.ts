/** Chance, as core sees it. */
export interface Ids {
  /** A new random UUID (version 4), lower case. */
  uuid(): string
  /** `bytes` random bytes as lower-case hex, for codes and tokens that must not be guessable. */
  hex(bytes: number): string
}
