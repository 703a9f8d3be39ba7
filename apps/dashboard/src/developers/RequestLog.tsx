import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Choice } from '../parts/Choice.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'
import { type CodeForm, codeForms, requestCode } from './requestCode.ts'
import { requestBody, type RequestSearch } from './requestSearch.ts'

type LoggedRequest = AdminValue<'listRequests', 'content'>[number]
type Errors = AdminValue<'listRequestErrors', 'content'>[number]

const route = getRouteApi('/$clientId/requests')

/** Responses to the client's requests, and the errors of a day by kind. */
export function RequestLog() {
  const language = useLanguage()
  const { messages } = language
  const [form, setForm] = useState<CodeForm>('curl')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: RequestSearch) => void navigate({ search: next })
  const body = requestBody(search)
  const found = useRead('listRequests', { body }, search.before ? {} : { refreshMs: 5_000 })
  const errors = useRead('listRequestErrors', {}, { refreshMs: 15_000 })
  const { before, ...filter } = search
  const last = found.data?.length === body.count ? found.data.at(-1)?.id : undefined
  return (
    <Page title={messages.shell.pages.requests} intro={messages.requests.intro} actions={<Documents />}>
      {errors.data && errors.data.length > 0 && (
        <Card title={messages.requests.errors24Hours}>
          <Table
            label={messages.requests.errors}
            columns={errorColumnsOf(language)}
            rows={errors.data}
            keyOf={one => `${one.api} ${one.operation} ${one.statusCode} ${one.errorType}`}
            empty={null}
          />
        </Card>
      )}
      <Filters search={search} onChange={change} />
      <div className="inline-form">
        <Choice
          label={messages.requests.copyAs}
          isLabelShown
          names={codeForms}
          value={form}
          onChange={(next = 'curl') => setForm(next)}
        />
      </div>
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label={messages.requests.requests}
        columns={columnsOf(language, form)}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={Object.keys(search).length > 0 ? <p>{messages.requests.noMatch}</p> : <p>{messages.requests.empty}</p>}
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

/** Links to the API descriptions for other tools, which are files of this server. */
function Documents() {
  const { messages } = useLanguage()
  return (
    <>
      <a className="r-button r-button--quiet" href="/swagger/v1/swagger.json" download="rialto.openapi.json">
        {messages.requests.openApi}
      </a>
      <a className="r-button r-button--quiet" href="/swagger/v1/postman.json" download="rialto.postman.json">
        {messages.requests.postman}
      </a>
    </>
  )
}

type FiltersProps = { search: RequestSearch; onChange: (next: RequestSearch) => void }

function Filters({ search, onChange }: FiltersProps) {
  const { messages } = useLanguage()
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
        label={messages.requests.operation}
        labelHidden
        icon="search"
        name="operation"
        type="search"
        defaultValue={search.operation}
        placeholder={messages.requests.operationExample}
      />
      <Choice
        label={messages.requests.api}
        all={messages.requests.anyApi}
        names={messages.requests.apis}
        value={search.api}
        onChange={value => set('api', value)}
      />
      <Choice
        label={messages.requests.result}
        all={messages.requests.anyResult}
        names={messages.requests.results}
        value={search.result}
        onChange={value => set('result', value)}
      />
      {search.error !== undefined && (
        <button type="button" className="chip" onClick={() => set('error', undefined)}>
          {search.error} <span aria-hidden="true">×</span>
          <span className="r-hidden">{messages.requests.removeFilter}</span>
        </button>
      )}
    </form>
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

const columnsOf = ({ messages, format }: Language, form: CodeForm): readonly Column<LoggedRequest>[] => [
  { title: messages.common.status, cell: Status },
  {
    title: messages.requests.request,
    cell: ({ operation, method, path }) => (
      <div>
        <span className="strong">{operation}</span>
        <p className="r-small r-soft breakable">
          {method} {path}
        </p>
      </div>
    ),
  },
  { title: messages.common.from, cell: one => <Source request={one} /> },
  { title: messages.requests.took, cell: ({ durationMs }) => format.milliseconds(durationMs), isNumber: true },
  { title: messages.requests.answered, cell: ({ timestampMs }) => <Time seconds={Math.floor(timestampMs / 1_000)} /> },
  {
    title: messages.requests.copy,
    cell: one => (
      <CopyButton
        text={requestCode(form, window.location.origin, one)}
        label={messages.requests.copyAsCode(one.operation, codeForms[form])}
      />
    ),
  },
]

function Source({ request: { api, linkSessionId } }: { request: LoggedRequest }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  if (linkSessionId === null) return messages.requests.apis[api]
  return (
    <Link to="/$clientId/link-sessions/$sessionId" params={{ clientId, sessionId: linkSessionId }}>
      {messages.requests.linkSession}
    </Link>
  )
}

const errorColumnsOf = ({ messages, format }: Language): readonly Column<Errors>[] => [
  { title: messages.requests.error, cell: Status },
  { title: messages.requests.operation, cell: one => <ErrorLink errors={one} /> },
  { title: messages.requests.api, cell: ({ api }) => messages.requests.apis[api] },
  { title: messages.requests.requests, cell: ({ requests }) => format.count(requests), isNumber: true },
  { title: messages.requests.last, cell: ({ lastTimestamp }) => <Time seconds={lastTimestamp} /> },
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
