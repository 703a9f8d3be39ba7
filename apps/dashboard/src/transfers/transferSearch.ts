import { defined } from '@rialto/defined'

import { readText } from '../parts/listSearch.ts'

const statuses = ['pending', 'succeeded', 'failed'] as const

type TransferStatus = (typeof statuses)[number]

/** The filter of the list, as the address keeps it. */
export interface TransferSearch {
  status?: TransferStatus
  /** A case code, an id of a transfer, a user, an order or a hash: whichever it looks like. */
  find?: string
  cursor?: string
}

/** Filters of the address. Invalid ones are dropped. */
export const readTransferSearch = (search: Readonly<Record<string, unknown>>): TransferSearch => {
  const status = statuses.find(one => one === search['status'])
  return defined({ status, find: readText(search['find']), cursor: readText(search['cursor']) })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Without U, which no code has. */
const caseCode = /^[0-9a-tv-z]{4}-[0-9a-tv-z]{4}$/i
const hash = /^(0x[0-9a-f]{40,}|[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{80,90})$/i

/** One text field for all filters: the form of the text selects the filter. An order begins with `order:`. */
const findBody = (find: string | undefined) => {
  if (find === undefined) return {}
  if (caseCode.test(find)) return { caseCode: find }
  if (uuid.test(find)) return { transferId: find }
  if (hash.test(find)) return { hash: find }
  return find.startsWith('order:') ? { clientTransactionId: find.slice(6) } : { userId: find }
}

/** The request of the list. */
export const searchBody = ({ status, find, cursor }: TransferSearch) => ({
  ...findBody(find),
  ...(status && { statuses: [status] }),
  ...(cursor && { cursor }),
  count: 50,
})
