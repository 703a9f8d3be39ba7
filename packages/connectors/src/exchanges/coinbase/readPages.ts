import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'

interface Page<T> {
  pagination: { next_uri?: string | null }
  data: T[]
}

const pageSize = 100

const never = () => new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')

/** Their `next_uri` is followed only along the same list: a path of our choosing, never a host or endpoint of theirs. */
const nextPath = (path: string, nextUri: string | null | undefined): string | undefined => {
  if (nextUri == null || nextUri === '') return undefined
  if (!nextUri.startsWith(`${path}?`)) throw never()
  return nextUri
}

/**
 * Reads a list page by page and hands each page on until `enough` says so. At most `maxPages`: a list that goes on is an
 * error, never a shorter list.
 */
export const readPages = async <T>(
  context: CoinbaseContext,
  token: string,
  list: { path: string; check: Check<Page<T>>; maxPages: number },
  enough: (items: T[]) => boolean = () => false,
): Promise<T[]> => {
  const items: T[] = []
  const seen = new Set<string>()
  let path: string | undefined = `${list.path}?limit=${pageSize}`
  while (path !== undefined) {
    if (seen.has(path) || seen.size === list.maxPages) throw never()
    seen.add(path)
    const request = coinbaseRequest(token, 'GET', path)
    const page = await callInstitution(context.http, { request: () => request, check: list.check, secrets: [token] })
    items.push(...page.data)
    path = enough(page.data) ? undefined : nextPath(list.path, page.pagination.next_uri)
  }
  return items
}
