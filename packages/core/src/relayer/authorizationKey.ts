import type { AuthorizationKey } from './ports.ts'

/** A holder's nonce is used once: for each token with EIP-3009, for all tokens with Permit2. */
export const authorizationKeyOf = ({ method, token, from, nonce }: AuthorizationKey): string =>
  [method, method === 'eip3009' ? token : '', from, nonce].join(' ').toLowerCase()
