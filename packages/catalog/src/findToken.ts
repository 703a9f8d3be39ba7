import { type Token, tokens } from './tokens.ts'

const key = (networkId: string, symbol: string): string => `${networkId.toLowerCase()} ${symbol.toUpperCase()}`

const byKey = new Map(tokens.map(token => [key(token.networkId, token.symbol), token]))

/** The token of this symbol (any letter case) on this network, or `undefined`. */
export const findToken = (networkId: string, symbol: string): Token | undefined => byKey.get(key(networkId, symbol))

/** A network's tokens, its own coin first. */
export const tokensOn = (networkId: string): Token[] =>
  tokens.filter(token => token.networkId === networkId.toLowerCase())
