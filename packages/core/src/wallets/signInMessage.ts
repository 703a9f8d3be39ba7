import type { Network } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { VerifiableFamily } from './ports.ts'

export const verifiableFamilies: readonly VerifiableFamily[] = ['evm', 'solana', 'bitcoin', 'tron']

/** The verifiable family of a network. Undefined if its signatures cannot be verified here. */
export const familyOf = (networkType: string): VerifiableFamily | undefined =>
  verifiableFamilies.find(family => family === networkType)

/**
 * Whether addresses on a network can be verified in this environment. Bitcoin's can in both, with the testnet's in the
 * sandbox, because verification needs no chain.
 */
export const hasProofs = (ctx: Pick<Context, 'environment'>, { networkType, environments }: Network): boolean =>
  environments.includes(ctx.environment) || (networkType === 'bitcoin' && environments.includes('production'))

/** By the first block of testnet (CAIP-2 `bip122:…`). */
const bitcoinTestnet = '000000000933ea01ad0ee984209779ba'

/** The message's id of the chain. */
export const chainIdOf = (
  ctx: Pick<Context, 'environment'>,
  { networkType, environments, chainId }: Network,
): string => {
  if (networkType === 'solana') return environments.includes('production') ? 'mainnet' : 'devnet'
  return networkType === 'bitcoin' && ctx.environment === 'sandbox' ? bitcoinTestnet : chainId
}

interface SignInMessage {
  family: VerifiableFamily
  /** The host that the user sees; in Link its own origin. */
  domain: string
  uri: string
  address: string
  /** One line, from the client or the default. */
  statement: string
  /** EIP-155 number, Solana's name of the cluster, or the start of the hash of Bitcoin's first block. */
  chainId: string
  nonce: string
  issuedAtMs: number
  expiresAtMs: number
}

const accountOf: Record<VerifiableFamily, string> = {
  evm: 'Ethereum',
  solana: 'Solana',
  bitcoin: 'Bitcoin',
  tron: 'Tron',
}

/** The text of Sign-In with Ethereum (ERC-4361), which Sign-In with Solana and CAIP-122 share but for a word. */
export const signInMessage = (input: SignInMessage): string =>
  [
    `${input.domain} wants you to sign in with your ${accountOf[input.family]} account:`,
    input.address,
    '',
    input.statement,
    '',
    `URI: ${input.uri}`,
    'Version: 1',
    `Chain ID: ${input.chainId}`,
    `Nonce: ${input.nonce}`,
    `Issued At: ${new Date(input.issuedAtMs).toISOString()}`,
    `Expiration Time: ${new Date(input.expiresAtMs).toISOString()}`,
  ].join('\n')

/** The message of a challenge that names no address, as the wallet at `address` signs it. */
export const withAddress = (message: string, address: string): string => {
  const [first = '', , ...rest] = message.split('\n')
  return [first, address, ...rest].join('\n')
}
