import type { SolanaSignInInput } from '@solana/wallet-standard-features'

const lineOf = (message: string, name: string): string | undefined =>
  message
    .split('\n')
    .find(line => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

/**
 * The fields of the server's message, from which a wallet with Sign-In With Solana makes the same text again. The lines are ours:
 * `signInMessage` of the server writes them in this order.
 */
export function readSignIn(message: string): SolanaSignInInput {
  const [first = '', address = '', , statement = ''] = message.split('\n')
  const fields = {
    domain: first.replace(/ wants you to sign in with your Solana account:$/, ''),
    address,
    statement,
    uri: lineOf(message, 'URI'),
    version: lineOf(message, 'Version'),
    chainId: lineOf(message, 'Chain ID'),
    nonce: lineOf(message, 'Nonce'),
    issuedAt: lineOf(message, 'Issued At'),
    expirationTime: lineOf(message, 'Expiration Time'),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
