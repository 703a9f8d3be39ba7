import { defined } from '@rialto/defined'

import { readText } from '../parts/listSearch.ts'

const apis = ['integration', 'management', 'link'] as const
const results = ['succeeded', 'refused', 'failed'] as const

/** The filter of the request log, as its address keeps it. */
export interface RequestSearch {
  api?: (typeof apis)[number]
  result?: (typeof results)[number]
  operation?: string
  error?: string
  before?: string
}

const nameOf = (value: unknown): string | undefined => {
  const text = readText(value)
  return text !== undefined && /^[A-Za-z]{1,60}$/.test(text) ? text : undefined
}

/** Filters of the address. Invalid ones are dropped. */
export const readRequestSearch = (search: Readonly<Record<string, unknown>>): RequestSearch => {
  const before = readText(search['before'])
  return defined({
    api: apis.find(one => one === search['api']),
    result: results.find(one => one === search['result']),
    operation: nameOf(search['operation']),
    error: nameOf(search['error']),
    before: before !== undefined && /^\d{1,18}$/.test(before) ? before : undefined,
  })
}

export const requestBody = ({ api, result, operation, error, before }: RequestSearch) => ({
  ...defined({ api, result, operation, errorType: error, beforeId: before }),
  count: 50,
})
