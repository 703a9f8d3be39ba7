import type { AdminOperationId } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Curl } from './Curl.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListSearch } from './listSearch.ts'
import { Page } from './Page.tsx'
import { Pager } from './Pager.tsx'
import { Problem } from './Problem.tsx'
import { type Column, Table } from './Table.tsx'

type SearchPageProps<Row, State extends string> = {
  id: AdminOperationId
  /** The operation's body for `search`. */
  body: object
  query: UseQueryResult<{ items: readonly Row[]; nextCursor?: string }>
  title: string
  texts: { intro: string; states: Readonly<Record<State, string>>; noMatch: string; empty: string }
  columns: readonly Column<Row>[]
  actions?: ReactNode
  search: ListSearch<State>
  onSearch: (next: ListSearch<State>) => void
}

/** A page that lists what belongs to users, filtered by user and state, in pages from the newest. */
export function SearchPage<Row extends { id: string }, State extends string>(props: SearchPageProps<Row, State>) {
  const { id, body, query, title, texts, columns, actions, search, onSearch } = props
  const { user, state, cursor } = search
  return (
    <Page title={title} intro={texts.intro} actions={actions}>
      <ListFilters search={search} states={texts.states} onChange={onSearch} />
      {query.error && <Problem error={query.error} onRetry={query.refetch} />}
      <Table
        label={title}
        columns={columns}
        rows={query.data?.items}
        keyOf={row => row.id}
        empty={<p>{user || state || cursor ? texts.noMatch : texts.empty}</p>}
      />
      <Pager
        cursor={cursor}
        next={query.data?.nextCursor}
        onGo={next => onSearch(defined({ user, state, cursor: next }))}
      />
      <Curl id={id} body={body} />
    </Page>
  )
}
