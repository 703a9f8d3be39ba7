import type { AdminValue } from '@rialto/contract'
import { Button, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { downloadCsv, downloadJson } from '../parts/downloadCsv.ts'
import { amountText } from '../parts/format.ts'
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

/** What the address says. The newest page follows what happens; others stay as they are. */
export function Transfers() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const body = searchBody(search)
  const found = useRead('searchTransfers', { body }, search.cursor ? {} : { refreshMs: fallbackMs })
  const change = (next: TransferSearch) => void navigate({ search: next })
  const { data } = found
  const { cursor: _, ...newest } = search
  return (
    <Page
      title="Transfers"
      actions={
        <>
          <Button
            kind="quiet"
            inactive={!data?.items.length}
            onClick={() => data && downloadCsv('transfers.csv', data.items)}
          >
            Export page as CSV
          </Button>
          <Button
            kind="quiet"
            inactive={!data?.items.length}
            onClick={() => data && downloadJson('transfers.json', data.items)}
          >
            Export page as JSON
          </Button>
        </>
      }
    >
      <Filters search={search} onChange={change} />
      <SavedViews search={search} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label="Transfers"
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        empty={
          search.find || search.status || search.cursor ? (
            <p>No transfer matches.</p>
          ) : (
            <p>Transfers appear here as soon as a user approves one in Link, or your server executes one.</p>
          )
        }
      />
      <div className="pager">
        {search.cursor && (
          <Button kind="quiet" onClick={() => change(newest)}>
            Newest
          </Button>
        )}
        {data?.nextCursor && (
          <Button kind="quiet" onClick={() => change({ ...search, cursor: data.nextCursor ?? '' })}>
            Older
          </Button>
        )}
      </div>
      <Curl id="searchTransfers" body={body} />
    </Page>
  )
}

const states = { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' } as const

function Filters({ search, onChange }: { search: TransferSearch; onChange: (next: TransferSearch) => void }) {
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
        label="Search"
        labelHidden
        icon="search"
        name="find"
        type="search"
        defaultValue={find}
        placeholder="User, transfer id, hash, or order:id"
      />
      <label>
        <span className="r-hidden">Status</span>
        <select
          className="select"
          value={status ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...(find && { find }), ...(value in states && { status: value as keyof typeof states }) })
          }
        >
          <option value="">Any status</option>
          {Object.entries(states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}

const columns: readonly Column<Record>[] = [
  { title: 'Amount', cell: one => <TransferLink transfer={one} /> },
  { title: 'Status', cell: one => <StatusBadge status={one.status} /> },
  { title: 'User', cell: one => one.userId },
  { title: 'From', cell: one => one.from.name },
  { title: 'Network', cell: one => one.networkName },
  { title: 'Created', cell: one => <Time seconds={one.createdTimestamp} /> },
]

function TransferLink({ transfer: { id, amountToReceive, symbol } }: { transfer: Record }) {
  const clientId = useClientId() ?? ''
  return (
    <Link className="strong" to="/$clientId/transfers/$transferId" params={{ clientId, transferId: id }}>
      {amountText(amountToReceive, symbol)}
    </Link>
  )
}
