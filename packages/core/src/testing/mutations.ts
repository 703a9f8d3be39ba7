import fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const paths = (value: Json, here: readonly (string | number)[] = []): (readonly (string | number)[])[] => {
  if (Array.isArray(value)) return [here, ...value.flatMap((inner, index) => paths(inner, [...here, index]))]
  if (typeof value === 'object' && value !== null) {
    return [here, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...here, key]))]
  }
  return [here]
}

const change = (value: Json, path: readonly (string | number)[], to: Json | undefined): Json => {
  const [head, ...rest] = path
  if (head === undefined) return to ?? null
  const copy = structuredClone(value) as Record<string | number, Json>
  if (rest.length === 0 && to === undefined) delete copy[head]
  else copy[head] = change(copy[head] ?? null, rest, to)
  return copy as Json
}

const junk: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(null, true, 0, -1, 1e21, '', ' ', '-1', '1e5', 'NaN', '../..', '<html>', [], {}, [[]], '0x'),
  fc.string({ maxLength: 20 }),
  fc.jsonValue().map(value => value as Json),
)

/** A body with one field removed or replaced, or with its text truncated. */
export const mutationOf = (body: unknown): fc.Arbitrary<string> => {
  const json = body as Json
  const text = JSON.stringify(json)
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(fc.constantFrom(...paths(json)), junk).map(([p, v]) => JSON.stringify(change(json, p, v))),
    },
    { weight: 1, arbitrary: fc.nat({ max: text.length - 1 }).map(length => text.slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('<!doctype html><h1>Maintenance</h1>', '{}', '[]', 'null', '', '"ok"', '{"data":{}}'),
    },
  )
}
