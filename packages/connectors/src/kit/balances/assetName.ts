import { tokens } from '@rialto/catalog'

const names = new Map(tokens.map(token => [token.symbol, token.name]))

/** A symbol's name where the catalogue has one, else the symbol. */
export const assetName = (symbol: string): string => names.get(symbol) ?? symbol
