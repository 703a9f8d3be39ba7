import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useClientId, useRead } from '../api/useOperation.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { count } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'
import { requestCurl } from './requestCurl.ts'
import { apiNames, requestBody, type RequestSearch, results } from './requestSearch.ts'

type LoggedRequest = AdminValue<'listRequests', 'content'>[number]
type Errors = AdminValue<'listRequestErrors', 'content'>[number]

const route = getRouteApi('/$clientId/requests')

/** What was answered to the client's requests, and the errors of a day by kind. */
export function RequestLog() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: RequestSearch) => void navigate({ search: next })
  const body = requestBody(search)
  const found = useRead('listRequests', { body }, search.before ? {} : { refreshMs: 5_000 })
  const errors = useRead('listRequestErrors', {}, { refreshMs: 15_000 })
  const { before, ...filter } = search
  const last = found.data?.length === body.count ? found.data.at(-1)?.id : undefined
  return (
    <Page
      title="Request log"
      intro="Requests of your servers and of Link in the last seven days, without bodies and secrets."
    >
      {errors.data && errors.data.length > 0 && (
        <Card title="Errors, 24 hours">
          <Table
            label="Errors"
            columns={errorColumns}
            rows={errors.data}
            keyOf={one => `${one.api} ${one.operation} ${one.statusCode} ${one.errorType}`}
            empty={null}
          />
        </Card>
      )}
      <Filters search={search} onChange={change} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label="Requests"
        columns={columns}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={
          Object.keys(search).length > 0 ? (
            <p>No request matches.</p>
          ) : (
            <p>Requests appear here as soon as your server calls the API with a key.</p>
          )
        }
      />
      <Pager
        cursor={before}
        next={last}
        onGo={next => change({ ...filter, ...(next !== undefined && { before: next }) })}
      />
      <Curl id="listRequests" body={body} />
    </Page>
  )
}

type FiltersProps = { search: RequestSearch; onChange: (next: RequestSearch) => void }

function Filters({ search, onChange }: FiltersProps) {
  const { before: _, ...filter } = search
  const set = <Name extends keyof RequestSearch>(name: Name, value: RequestSearch[Name] | undefined) => {
    const { [name]: _replaced, ...rest } = filter as RequestSearch
    onChange({ ...rest, ...(value !== undefined && { [name]: value }) })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'operation').trim()
    set('operation', typed === '' ? undefined : typed)
  }
  return (
    <form className="filters filters--many" role="search" onSubmit={submit}>
      <TextField
        key={search.operation}
        label="Operation"
        labelHidden
        icon="search"
        name="operation"
        type="search"
        defaultValue={search.operation}
        placeholder="Operation, for example createLinkToken"
      />
      <Choice label="API" all="Any API" names={apiNames} value={search.api} onChange={value => set('api', value)} />
      <Choice
        label="Result"
        all="Any result"
        names={results}
        value={search.result}
        onChange={value => set('result', value)}
      />
      {search.error !== undefined && (
        <button type="button" className="chip" onClick={() => set('error', undefined)}>
          {search.error} <span aria-hidden="true">×</span>
          <span className="r-hidden">Remove this filter</span>
        </button>
      )}
    </form>
  )
}

type ChoiceProps<Key extends string> = {
  label: string
  /** Of no filter. */
  all: string
  names: Readonly<Record<Key, string>>
  value: Key | undefined
  onChange: (value: Key | undefined) => void
}

function Choice<Key extends string>({ label, all, names, value, onChange }: ChoiceProps<Key>) {
  const keys = Object.keys(names) as Key[]
  return (
    <label>
      <span className="r-hidden">{label}</span>
      <select
        className="select"
        value={value ?? ''}
        onChange={event => onChange(keys.find(one => one === event.target.value))}
      >
        <option value="">{all}</option>
        {keys.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Status({ statusCode, errorType }: Pick<LoggedRequest, 'statusCode' | 'errorType'>) {
  const tone = statusCode >= 500 ? 'bad' : statusCode >= 400 ? 'warn' : 'good'
  return (
    <div>
      <Badge tone={tone}>{statusCode}</Badge>{' '}
      {errorType !== null && <code className="r-small breakable">{errorType}</code>}
    </div>
  )
}

const columns: readonly Column<LoggedRequest>[] = [
  { title: 'Status', cell: Status },
  {
    title: 'Request',
    cell: ({ operation, method, path }) => (
      <div>
        <span className="strong">{operation}</span>
        <p className="r-small r-soft breakable">
          {method} {path}
        </p>
      </div>
    ),
  },
  { title: 'From', cell: one => <Source request={one} /> },
  { title: 'Took', cell: ({ durationMs }) => `${durationMs} ms`, isNumber: true },
  { title: 'Answered', cell: ({ timestampMs }) => <Time seconds={Math.floor(timestampMs / 1_000)} /> },
  {
    title: 'Copy',
    cell: one => <CopyButton text={requestCurl(window.location.origin, one)} label={`Copy ${one.operation} as curl`} />,
  },
]

function Source({ request: { api, linkSessionId } }: { request: LoggedRequest }) {
  const clientId = useClientId() ?? ''
  if (linkSessionId === null) return apiNames[api]
  return (
    <Link to="/$clientId/link-sessions/$sessionId" params={{ clientId, sessionId: linkSessionId }}>
      Link session
    </Link>
  )
}

const errorColumns: readonly Column<Errors>[] = [
  { title: 'Error', cell: Status },
  { title: 'Operation', cell: one => <ErrorLink errors={one} /> },
  { title: 'API', cell: ({ api }) => apiNames[api] },
  { title: 'Requests', cell: ({ requests }) => count(requests), isNumber: true },
  { title: 'Last', cell: ({ lastTimestamp }) => <Time seconds={lastTimestamp} /> },
]

function ErrorLink({ errors: { operation, errorType, api } }: { errors: Errors }) {
  const clientId = useClientId() ?? ''
  return (
    <Link
      to="/$clientId/requests"
      params={{ clientId }}
      search={{ api, operation, ...(errorType !== null && { error: errorType }) }}
    >
      {operation}
    </Link>
  )
}
