import examples from './examples.json' with { type: 'json' }

/** By field name, in lower case. */
const byField: Readonly<Record<string, unknown>> = examples.byField

/** Exceptions to a field's usual value, by schema or operation and field. */
const byOwner: Readonly<Record<string, unknown>> = examples.byOwner

/**
 * Example values of a field, the most specific first. `name[]` is an entry of the list `name`. The examples of both documents are of
 * one story: the user of a bakery's shop connects a Coinbase account and sends 25 USDC on Base Sepolia to the shop's address. Amounts
 * add up from one operation to the next.
 *
 * @example storyOf('Network', 'supportedTokens[]') // ['ETH', …]
 */
export const storyOf = (owner: string, name: string): unknown[] => {
  // The same value as the amount beside it, with every digit.
  if (name.endsWith('Decimal'))
    return storyOf(owner, name.slice(0, -'Decimal'.length)).map(value =>
      typeof value === 'number' ? String(value) : value,
    )
  if (!name.endsWith('[]')) return [byOwner[`${owner}.${name}`], byField[name.toLowerCase()]]
  const list = name.slice(0, -2)
  const entries = storyOf(owner, list).flatMap(value => (Array.isArray(value) ? value.slice(0, 1) : []))
  return [...entries, ...storyOf(owner, list.replace(/s$/, ''))]
}

/** Optional fields that the example of a request includes, by schema. */
export const requestFields: Readonly<Record<string, readonly string[]>> = examples.requestFields

/** Optional fields that the example of a response leaves out, by schema, because they belong to another outcome. */
export const omittedFields: Readonly<Record<string, readonly string[]>> = examples.omittedFields
