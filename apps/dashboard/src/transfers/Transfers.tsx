import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Button, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { downloadCsv, downloadJson } from '../parts/downloadCsv.ts'
import { fallbackMs } from '../api/useChanges.ts'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'
import { SavedViews } from './SavedViews.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { searchBody, type TransferSearch } from './transferSearch.ts'

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
  const change = (next: TransferSearch) => void navigate({ search: next })
  const { data } = found
  const { cursor: _, ...newest } = search
  return (
    <Page
      title={messages.common.transfers}
      actions={
        <>
          <Button
            kind="quiet"
            inactive={!data?.items.length}
            onClick={() => data && downloadCsv('transfers.csv', data.items)}
          >
            {messages.common.exportCsv}
          </Button>
          <Button
            kind="quiet"
            inactive={!data?.items.length}
            onClick={() => data && downloadJson('transfers.json', data.items)}
          >
            {messages.common.exportJson}
          </Button>
        </>
      }
    >
      <Filters search={search} onChange={change} />
      <SavedViews search={search} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label={messages.common.transfers}
        columns={columnsOf(language)}
        rows={data?.items}
        keyOf={({ id }) => id}
        empty={
          search.find || search.status || search.cursor ? (
            <p>{messages.transfers.noMatch}</p>
          ) : (
            <p>{messages.transfers.empty}</p>
          )
        }
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

const states = ['pending', 'succeeded', 'failed'] as const

function Filters({ search, onChange }: { search: TransferSearch; onChange: (next: TransferSearch) => void }) {
  const { messages } = useLanguage()
  const { find, status } = search
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'find').trim()
    onChange({ ...(typed && { find: typed }), ...(status && { status }) })
  }
  return (
    <form className="filters" role="search" onSubmit={submit}>
      <TextField
        key={find}
        label={messages.common.search}
        labelHidden
        icon="search"
        name="find"
        type="search"
        defaultValue={find}
        placeholder={messages.transfers.searchHelp}
      />
      <label>
        <span className="r-hidden">{messages.common.status}</span>
        <select
          className="select"
          value={status ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...(find && { find }), ...defined({ status: states.find(one => one === value) }) })
          }
        >
          <option value="">{messages.transfers.anyStatus}</option>
          {states.map(one => (
            <option key={one} value={one}>
              {messages.common[one]}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Record>[] => [
  { title: messages.transfers.amount, cell: one => <TransferLink transfer={one} /> },
  { title: messages.common.status, cell: one => <StatusBadge status={one.status} /> },
  { title: messages.common.user, cell: one => one.userId },
  { title: messages.common.from, cell: one => one.from.name },
  { title: messages.common.network, cell: one => one.networkName },
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
]

function TransferLink({ transfer: { id, amountToReceive, symbol } }: { transfer: Record }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link className="strong" to="/$clientId/transfers/$transferId" params={{ clientId, transferId: id }}>
      {format.amount(amountToReceive, symbol)}
    </Link>
  )
}
