import Type from 'typebox'

const symbol = (what: 'Currencies' | 'Symbols') =>
  Type.String({ description: what === 'Currencies' ? 'ISO 4217 currency code.' : 'Symbol of an asset or currency.' })

/** Holdings missing from a total in USD. */
export const unpriced = (what: 'Currencies' | 'Symbols') =>
  Type.Array(symbol(what), {
    description: `${what} in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete.`,
  })

/** Holdings included in a total in USD at an old price. */
export const stalePriced = (what: 'Currencies' | 'Symbols') =>
  Type.Array(symbol(what), {
    description: `${what} that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old.`,
  })
