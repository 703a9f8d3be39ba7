import { defined } from '@rialto/defined'

import { readText } from '../parts/listSearch.ts'
import { plainDecimal } from '../parts/plainDecimal.ts'

const statuses = ['pending', 'succeeded', 'failed'] as const

type TransferStatus = (typeof statuses)[number]

/** The filter of the list, as the address keeps it. */
export interface TransferSearch {
  status?: TransferStatus
  /** A case code, an id of a transfer, a user, an order or a hash: whichever it looks like. */
  find?: string
  /** Integration id. */
  institution?: string
  /** First and last day, `2026-01-31`, in the time zone of the browser. */
  from?: string
  to?: string
  /** In USD. */
  min?: string
  max?: string
  cursor?: string
}

const day = /^\d{4}-\d\d-\d\d$/
const decimal = /^\d{1,12}(\.\d{1,8})?$/

const readForm = (form: RegExp, value: unknown): string | undefined => {
  const text = typeof value === 'number' ? plainDecimal(value) : readText(value)
  return text !== undefined && form.test(text) ? text : undefined
}

/** Filters of the address. Invalid ones are dropped. */
export const readTransferSearch = (search: Readonly<Record<string, unknown>>): TransferSearch => {
  const status = statuses.find(one => one === search['status'])
  return defined({
    status,
    find: readText(search['find']),
    institution: readForm(uuid, search['institution']),
    from: readForm(day, search['from']),
    to: readForm(day, search['to']),
    min: readForm(decimal, search['min']),
    max: readForm(decimal, search['max']),
    cursor: readText(search['cursor']),
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Without U, which no code has. A person who hears it may type a blank or a dash between its halves. */
const caseCode = /^([0-9a-tv-z]{4})(?: +| ?[-–—] ?)([0-9a-tv-z]{4})$/i
const hash = /^(0x[0-9a-f]{40,}|[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{80,90})$/i

/** One text field for all filters: the form of the text selects the filter. An order begins with `order:`. */
const findBody = (find: string | undefined) => {
  if (find === undefined) return {}
  const [, first, second] = caseCode.exec(find) ?? []
  if (first !== undefined) return { caseCode: `${first}-${second}` }
  if (uuid.test(find)) return { transferId: find }
  if (hash.test(find)) return { hash: find }
  return find.startsWith('order:') ? { clientTransactionId: find.slice(6) } : { userId: find }
}

/** Unix seconds of the first or the last second of a local day. */
const secondsOf = (text: string, time: '00:00:00' | '23:59:59'): number =>
  Math.floor(Date.parse(`${text}T${time}`) / 1000)

/** The filters of a search or an export. */
export const filterBody = ({ status, find, institution, from, to, min, max }: TransferSearch) => ({
  ...findBody(find),
  ...(status && { statuses: [status] }),
  ...(institution && { integrationIds: [institution] }),
  ...(from && { fromTimestamp: secondsOf(from, '00:00:00') }),
  ...(to && { toTimestamp: secondsOf(to, '23:59:59') }),
  ...(min && { minAmountInFiat: Number(min) }),
  ...(max && { maxAmountInFiat: Number(max) }),
})

/** The request of the list. */
export const searchBody = (search: TransferSearch) => ({
  ...filterBody(search),
  ...(search.cursor && { cursor: search.cursor }),
  count: 50,
})
