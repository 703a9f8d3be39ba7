import { listedTokensText } from './assets/generated/listedTokensText.ts'
import { networks } from './networks.ts'
import type { Token } from './token.ts'

/** Tokens that two published lists confirm, without those listed by hand. docs/catalogue.md names the lists. */
export const readListedTokens = (): Token[] => {
  const idOf = new Map(networks.map(({ id, name }) => [name, id]))
  return listedTokensText.split('\n').flatMap(line => {
    const [network = '', symbol = '', decimals = '', address = '', status, , name = symbol] = line.split('\t')
    const networkId = idOf.get(network)
    if (networkId === undefined) return []
    return [
      { symbol, name, networkId, decimals: Number(decimals), address, ...(status === 'b' ? { isBridged: true } : {}) },
    ]
  })
}
