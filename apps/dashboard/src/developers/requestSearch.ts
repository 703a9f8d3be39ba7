import { defined } from '@rialto/defined'

import { readText } from '../parts/listSearch.ts'

export const apiNames = { integration: 'Integration API', management: 'Management API', link: 'Link page' } as const
export const results = { succeeded: 'Succeeded', refused: 'Refused (4xx)', failed: 'Failed (5xx)' } as const

/** The filter of the request log, as its address keeps it. */
export interface RequestSearch {
  api?: keyof typeof apiNames
  result?: keyof typeof results
  operation?: string
  error?: string
  before?: string
}

const nameOf = (value: unknown): string | undefined => {
  const text = readText(value)
  return text !== undefined && /^[A-Za-z]{1,60}$/.test(text) ? text : undefined
}

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  (Object.keys(names) as Key[]).find(one => one === value)

/** What an address says, without what is no filter. */
export const readRequestSearch = (search: Readonly<Record<string, unknown>>): RequestSearch => {
  const before = readText(search['before'])
  return defined({
    api: keyOf(apiNames, search['api']),
    result: keyOf(results, search['result']),
    operation: nameOf(search['operation']),
    error: nameOf(search['error']),
    before: before !== undefined && /^\d{1,18}$/.test(before) ? before : undefined,
  })
}

export const requestBody = ({ api, result, operation, error, before }: RequestSearch) => ({
  ...defined({ api, result, operation, errorType: error, beforeId: before }),
  count: 50,
})
