import type { AdminValue } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { fallbackMs } from '../api/useChanges.ts'
import { ExportButtons } from '../parts/ExportButtons.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { CaseBadge } from './ReviewCase.tsx'
import type { ReviewItem } from './reviewItem.ts'
import { SavedViews } from './SavedViews.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TransferFilters } from './TransferFilters.tsx'
import { filterBody, searchBody, type TransferSearch } from './transferSearch.ts'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]

const route = getRouteApi('/$clientId/transfers')

/** The list for the filters of the address. Only the newest page updates live. */
export function Transfers() {
  const language = useLanguage()
  const { messages } = language
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const body = searchBody(search)
  const found = useRead('searchTransfers', { body }, search.cursor ? {} : { refreshMs: fallbackMs })
  // Of a transfer that needs a person, the list says why, as its page does.
  const review = useRead('listTransfersToReview', {}, { refreshMs: fallbackMs })
  const change = (next: TransferSearch) => void navigate({ search: next })
  const { data } = found
  const { cursor: _, ...newest } = search
  return (
    <Page
      title={messages.common.transfers}
      actions={
        <ExportButtons
          path="/Transfers/export"
          filter={filterBody(search)}
          name="transfers"
          isEmpty={!data?.items.length}
        />
      }
    >
      <TransferFilters search={search} onChange={change} />
      <SavedViews search={search} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label={messages.common.transfers}
        isCompact
        columns={columnsOf(language, review.data?.items ?? [])}
        // Without the queue a badge would change under the reader's eyes.
        rows={review.isPending ? undefined : data?.items}
        keyOf={({ id }) => id}
        empty={Object.keys(search).length > 0 ? <p>{messages.transfers.noMatch}</p> : <p>{messages.transfers.empty}</p>}
      />
      <div className="pager">
        {search.cursor && (
          <Button kind="quiet" onClick={() => change(newest)}>
            {messages.common.newest}
          </Button>
        )}
        {data?.nextCursor && (
          <Button kind="quiet" onClick={() => change({ ...search, cursor: data.nextCursor ?? '' })}>
            {messages.common.older}
          </Button>
        )}
      </div>
      <Curl id="searchTransfers" body={body} />
    </Page>
  )
}

const columnsOf = ({ messages }: Language, review: readonly ReviewItem[]): readonly Column<Record>[] => [
  { title: messages.transfers.amount, cell: one => <TransferLink transfer={one} />, isNumber: true },
  { title: messages.common.status, cell: one => <State transfer={one} review={review} /> },
  { title: messages.common.user, cell: one => one.userId },
  { title: messages.common.from, cell: one => one.from.name },
  { title: messages.common.network, cell: one => one.networkName },
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
]

function State({ transfer: { id, state }, review }: { transfer: Record; review: readonly ReviewItem[] }) {
  const item = review.find(({ transferId }) => transferId === id)
  return item ? <CaseBadge item={item} /> : <StatusBadge state={state} />
}

function TransferLink({ transfer: { id, amountToReceiveDecimal, symbol, moneyLine } }: { transfer: Record }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link className="strong" to="/$clientId/transfers/$transferId" params={{ clientId, transferId: id }}>
      {Number(amountToReceiveDecimal) === 0 && moneyLine.returned?.amount !== undefined
        ? format.decimal(moneyLine.returned.amount, moneyLine.returned.symbol)
        : format.decimal(amountToReceiveDecimal, symbol)}
    </Link>
  )
}
