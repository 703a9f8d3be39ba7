const lineOf = (message: string, name: string): string | undefined =>
  message
    .split('\n')
    .find(line => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

/** Fields of a sign-in message, named alike by ERC-4361 and by Sign-In With Solana. */
export interface SignInFields {
  domain?: string
  address?: string
  statement?: string
  uri?: string
  version?: string
  chainId?: string
  nonce?: string
  issuedAt?: string
  expirationTime?: string
}

/**
 * The fields of the server's message, from which a wallet that signs in writes the same text again. The lines are ours:
 * `signInMessage` of the server writes them in this order. A message without an address has an empty second line.
 */
export function readSignIn(message: string): SignInFields {
  const [first = '', address = '', , statement = ''] = message.split('\n')
  const fields = {
    domain: first.replace(/ wants you to sign in with your \w+ account:$/, ''),
    address,
    statement,
    uri: lineOf(message, 'URI'),
    version: lineOf(message, 'Version'),
    chainId: lineOf(message, 'Chain ID'),
    nonce: lineOf(message, 'Nonce'),
    issuedAt: lineOf(message, 'Issued At'),
    expirationTime: lineOf(message, 'Expiration Time'),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

/** The message of the server, as the wallet at `address` signs it. */
export function withAddress(message: string, address: string): string {
  const [first = '', , ...rest] = message.split('\n')
  return [first, address, ...rest].join('\n')
}
