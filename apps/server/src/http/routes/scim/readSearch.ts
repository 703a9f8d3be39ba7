import { ScimError } from './scimError.ts'

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return value.map(String).join(',')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new ScimError(400, 'The search has a value of another type.', 'invalidValue')
}

/** Reads the body of a search (RFC 7644, section 3.4.3) or a query as one text for each name. Repeated values are joined by commas. */
export const readSearch = (body: unknown): Readonly<Record<string, string | undefined>> => {
  if (typeof body !== 'object' || body === null) throw new ScimError(400, 'The body must be a search.', 'invalidSyntax')
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)]))
}
