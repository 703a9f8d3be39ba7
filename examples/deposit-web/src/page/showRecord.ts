import { byId, h, rawJson } from './dom.ts'

const FIELDS: [label: string, name: string][] = [
  ['Transfer', 'id'],
  ['Order ID', 'clientTransactionId'],
  ['Status', 'status'],
  ['Amount', 'amount'],
  ['Asset', 'symbol'],
  ['Value in USD', 'amountInFiat'],
  ['Network', 'networkName'],
  ['Destination address', 'destinationAddress'],
  ['Refund address', 'refundAddress'],
  ['Memo or tag of the refund address', 'refundAddressTag'],
  ['Transaction hash', 'hash'],
]

/** Rialto's record as a table for people, and as JSON for engineers. */
export function showRecord(record: Record<string, unknown>): void {
  const from = (record['from'] as Record<string, unknown> | undefined)?.['name']
  const rows = FIELDS.map(([label, name]) => [label, record[name]] as const).concat([['From', from]])
  const list = rows.flatMap(([label, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [h('div', {}, h('dt', {}, label), h('dd', {}, String(value)))],
  )
  const wasOpen = byId('record').querySelector('details')?.open ?? false
  const raw = rawJson(record)
  raw.toggleAttribute('open', wasOpen)
  byId('record').replaceChildren(h('dl', {}, ...list), raw)
}
