import type { ProvidedFilter, ProvidedPage } from '@rialto/core'

import { ScimError } from './scimError.ts'
import { maxResults } from './scimSchemas.ts'

type Query = Readonly<Record<string, string | undefined>>

const attributes: Readonly<Record<string, ProvidedFilter['attribute']>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  emails: 'email',
  'emails.value': 'email',
}

const filterOf = (text: string | undefined): ProvidedFilter | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  const [, path = '', quoted = ''] = /^\s*([\w.:$]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? []
  const name = path.replace(/^urn:.*:/i, '').toLowerCase()
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const value = attribute === undefined ? undefined : textIn(quoted)
  if (attribute === undefined || value === undefined)
    throw new ScimError(
      400,
      'Filters are `<attribute> eq "<text>"` of id, userName, externalId, displayName or emails.',
      'invalidFilter',
    )
  return { attribute, value }
}

/** The value of a JSON string. Undefined if it is malformed, or contains NUL, which PostgreSQL does not store. */
const textIn = (quoted: string): string | undefined => {
  try {
    const text = JSON.parse(quoted) as string
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

const integerOf = (text: string | undefined, least: number, otherwise: number): number => {
  if (text === undefined) return otherwise
  const value = Number(text)
  // A smaller value is read as the smallest one (RFC 7644, section 3.4.2.4).
  if (!Number.isSafeInteger(value)) throw new ScimError(400, 'startIndex and count must be integers.', 'invalidValue')
  return Math.max(least, value)
}

export interface ScimPage extends ProvidedPage {
  startIndex: number
}

export const readScimQuery = (query: Query): ScimPage => {
  const startIndex = integerOf(query['startIndex'], 1, 1)
  const count = Math.min(maxResults, integerOf(query['count'], 0, maxResults))
  return { filter: filterOf(query['filter']), startIndex, offset: startIndex - 1, count }
}
