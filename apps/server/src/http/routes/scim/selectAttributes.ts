type Query = Readonly<Record<string, string | undefined>>

/** Returned in any case (RFC 7643, section 2.4: `returned` is `always`). */
const always: ReadonlySet<string> = new Set(['id', 'schemas'])

const namesOf = (text: string | undefined): ReadonlySet<string> | undefined =>
  text === undefined
    ? undefined
    : new Set(
        text.split(',').map(path =>
          (
            path
              .trim()
              .replace(/^urn:.*:/i, '')
              .split('.')[0] ?? ''
          ).toLowerCase(),
        ),
      )

/** The attributes of a resource that a request asks for (RFC 7644, section 3.9): whole ones, without sub-attributes. */
export const selectAttributes = <T extends object>(resource: T, query: Query): T => {
  const wanted = namesOf(query['attributes'])
  const excluded = namesOf(query['excludedAttributes'])
  if (!wanted && !excluded) return resource
  const isKept = (name: string): boolean =>
    always.has(name) || (wanted ? wanted.has(name.toLowerCase()) : excluded?.has(name.toLowerCase()) !== true)
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name))) as T
}
