import { listedTokensText } from './assets/generated/listedTokensText.ts'
import { tokensSignature } from './assets/generated/tokensSignature.ts'
import { findNetwork } from './findNetwork.ts'
import type { Token } from './token.ts'
import { handListed } from './tokens.ts'

/**
 * Public halves of the maintainers' Ed25519 keys for the token catalogue (SubjectPublicKeyInfo, base64): one, and two while it is
 * replaced. The private halves are in no repository (docs/catalogue-key.md).
 */
const publicKeys: readonly string[] = ['MCowBQYDK2VwAyEAj5OM5OeFpwPvL0PBCclKSivgEb+w8qU88KdaiAMFvk4=']

/** The signed fields of a token that is listed by hand. Local chains deploy their tokens anew at each start. */
const handLine = ({ networkId, symbol, decimals, address = '' }: Token): string =>
  [findNetwork(networkId)?.caip2 ?? networkId, symbol, decimals, address].join('\t')

/** Includes tokens of ended networks, because amounts in records have their decimals. */
const isProduction = ({ networkId }: Token): boolean =>
  !(findNetwork(networkId)?.environments.includes('sandbox') ?? true)

/** Every token of production as text, and the maintainers' signature of it. */
export const signedCatalogue = (): { text: string; signature: string; publicKeys: readonly string[] } => ({
  text: ['rialto tokens 1', ...handListed.filter(isProduction).map(handLine), listedTokensText].join('\n'),
  signature: tokensSignature,
  publicKeys,
})
