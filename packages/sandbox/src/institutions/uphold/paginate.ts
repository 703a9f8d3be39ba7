import { json, type SimRequest, type SimResponse } from '../http/types.ts'
import { upholdError } from './errors.ts'

const MAXIMUM = 50

/** A list by `Range: items=0-49`, with the paging of Uphold's own middleware: 206, and 416 for a range past the end. */
export const paginate = (request: SimRequest, items: readonly object[]): SimResponse => {
  const requested = request.headers.range
  const [, from = '0', to = String(MAXIMUM - 1)] = /^items=(\d{1,9})-(\d{1,9})$/.exec(requested ?? 'items=0-49') ?? []
  const [first, wanted] = [Number(from), Number(to)]
  if (requested !== undefined && !/^items=\d{1,9}-\d{1,9}$/.test(requested))
    return upholdError(412, 'precondition_failed', 'Malformed range')
  if (wanted < first || (first > items.length - 1 && items.length > 0))
    return upholdError(416, 'range_not_satisfiable', 'Range not satisfiable')
  const page = items.slice(first, Math.min(wanted, first + MAXIMUM - 1) + 1)
  const range = page.length === 0 ? '*' : `${first}-${first + page.length - 1}`
  return json(206, page, { 'accept-ranges': 'items', 'content-range': `items ${range}/${items.length}` })
}
