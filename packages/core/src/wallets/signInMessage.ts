import type { VerifiableFamily } from './ports.ts'

/** The family whose signatures are checked here, or undefined for one whose are not. */
export const familyOf = (networkType: string): VerifiableFamily | undefined =>
  networkType === 'evm' || networkType === 'solana' ? networkType : undefined

interface SignInMessage {
  family: VerifiableFamily
  /** Host the user sees; in Link's own origin. */
  domain: string
  uri: string
  address: string
  /** One line of the client's, or ours. */
  statement: string
  /** EIP-155 number, or Solana's name of the cluster. */
  chainId: string
  nonce: string
  issuedAtMs: number
  expiresAtMs: number
}

const accountOf: Record<VerifiableFamily, string> = { evm: 'Ethereum', solana: 'Solana' }

/** The text of Sign-In with Ethereum (ERC-4361), which Sign-In with Solana shares but for a word. */
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
