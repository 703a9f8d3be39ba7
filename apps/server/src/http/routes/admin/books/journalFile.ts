import type { ExportJournalRequest } from '@rialto/contract'
import { exportJournal, type ListedEntry, type Scope } from '@rialto/core'

import { csvLine } from '../../transfers/csvLine.ts'

/** The columns are documented in docs/books.md. Later versions add columns at the end and change none. */
const journalColumns = [
  'entryId',
  'day',
  'time',
  'transferId',
  'revision',
  'integrationType',
  'state',
  'account',
  'symbol',
  'amount',
] as const

const facts = ({ id, atMs, transferId, revision, type, state }: ListedEntry) => {
  const time = new Date(atMs).toISOString()
  return { entryId: String(id), day: time.slice(0, 10), time, transferId, revision, integrationType: type, state }
}

const csvOf = (entry: ListedEntry): string => {
  const { entryId, day, time, transferId, revision, integrationType, state } = facts(entry)
  return entry.postings
    .map(({ account, symbol, amount }) =>
      csvLine([entryId, day, time, transferId, String(revision), integrationType, state, account, symbol, amount]),
    )
    .join('')
}

const jsonOf = (entry: ListedEntry): string => `${JSON.stringify({ ...facts(entry), postings: entry.postings })}\n`

/** The client's journal of these days, in pieces of a file. */
export async function* journalFile(
  ctx: Parameters<typeof exportJournal>[0],
  scope: Scope,
  { format, from, to }: ExportJournalRequest,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(journalColumns)
  for await (const entries of exportJournal(ctx, scope, { from, to }))
    yield entries.map(format === 'csv' ? csvOf : jsonOf).join('')
}
