import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { amountText } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'

type Route = AdminValue<'searchBridgingRoutes', 'content'>['items'][number]

const page = getRouteApi('/$clientId/bridging-routes')

/** Which pairs may be bridged, from which amount, and which networks are preferred. */
export function BridgingRoutes() {
  const { find, cursor } = page.useSearch()
  const navigate = page.useNavigate()
  const body = { ...(find && { find }), ...(cursor && { cursor }) }
  const routes = useRead('searchBridgingRoutes', { body })
  return (
    <Page
      title="Bridging routes"
      intro="Pairs that your users may bridge between. A route that no provider carries now is not listed to them."
      actions={
        <ActionDialog
          id="setBridgingRoute"
          label="Add route"
          confirmLabel="Add"
          kind="primary"
          request={form => ({ body: routeOf(form) })}
        >
          <RouteFields />
        </ActionDialog>
      }
    >
      <Search find={find} onFind={text => void navigate({ search: { ...(text && { find: text }) } })} />
      <Reading query={routes}>
        {content => (
          <>
            <Table
              label="Bridging routes"
              columns={columns}
              rows={content.items}
              keyOf={({ id }) => id}
              empty={
                find || cursor ? (
                  <p>No route matches.</p>
                ) : (
                  <p>Add the first pair that your users may bridge between.</p>
                )
              }
            />
            <Pager
              cursor={cursor}
              next={content.nextCursor}
              isByName
              onGo={next => void navigate({ search: { ...(find && { find }), ...(next && { cursor: next }) } })}
            />
            <Priority networks={content.networkPriority} />
          </>
        )}
      </Reading>
      <Curl id="searchBridgingRoutes" body={body} />
    </Page>
  )
}

function Search({ find, onFind }: { find: string | undefined; onFind: (text: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(textOf(new FormData(event.currentTarget), 'find').trim())
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
        maxLength={100}
        placeholder="Name, network or asset"
      />
    </form>
  )
}

const pairOf = (form: FormData, name: string) => ({
  network: textOf(form, `${name}Network`).trim(),
  asset: textOf(form, `${name}Asset`).trim(),
})

const minimumOf = (form: FormData) => {
  const text = textOf(form, 'minimumAmount').trim()
  return text === '' ? {} : { minimumAmount: Number(text) }
}

const routeOf = (form: FormData) => {
  const displayName = textOf(form, 'displayName').trim()
  const pairs = { origin: pairOf(form, 'origin'), destination: pairOf(form, 'destination') }
  return { ...pairs, ...(displayName !== '' && { displayName }), ...minimumOf(form) }
}

function RouteFields() {
  return (
    <>
      {(['origin', 'destination'] as const).map(name => (
        <fieldset className="choices choices--rows" key={name}>
          <legend>{name === 'origin' ? 'Paid in' : 'Paid out'}</legend>
          <TextField
            label="Network"
            name={`${name}Network`}
            placeholder="eip155:8453"
            help="CAIP-2 chain id."
            required
          />
          <TextField label="Asset" name={`${name}Asset`} placeholder="USDC" required />
        </fieldset>
      ))}
      <TextField label="Name" name="displayName" maxLength={100} help="Empty: made from the two pairs." />
      <MinimumField />
    </>
  )
}

function MinimumField({ value }: { value?: number | null }) {
  return (
    <TextField
      label="Minimum amount"
      name="minimumAmount"
      inputMode="decimal"
      pattern="[0-9]+(\.[0-9]+)?"
      defaultValue={value ?? undefined}
      help="In the asset that is paid in. Empty: no minimum."
    />
  )
}

const columns: readonly Column<Route>[] = [
  { title: 'Route', cell: one => <span className="strong">{one.displayName}</span> },
  {
    title: 'Minimum',
    cell: ({ minimumAmount, origin }) => (minimumAmount === null ? 'None' : amountText(minimumAmount, origin.asset)),
    isNumber: true,
  },
  {
    title: 'State',
    cell: one => (one.isCarried ? <Badge tone="good">Carried</Badge> : <Badge tone="warn">No provider</Badge>),
  },
  {
    title: 'Actions',
    cell: ({ id, origin, destination, displayName, minimumAmount }) => (
      <div className="row-actions">
        <ActionDialog
          id="setBridgingRoute"
          label="Minimum"
          confirmLabel="Save"
          request={form => ({ body: { origin, destination, displayName, ...minimumOf(form) } })}
        >
          <MinimumField value={minimumAmount} />
        </ActionDialog>
        <ActionDialog id="removeBridgingRoute" label="Remove" request={() => ({ params: { id } })}>
          <p>{displayName} is no longer offered. Bridging addresses that were created on it keep working.</p>
        </ActionDialog>
      </div>
    ),
  },
]

function Priority({ networks }: { networks: readonly string[] }) {
  return (
    <Card
      title="Preferred networks"
      aside={
        <ActionDialog
          id="setBridgingPriority"
          label="Change order"
          confirmLabel="Save"
          request={form => ({
            body: {
              networks: textOf(form, 'networks')
                .split(/\s+/)
                .filter(one => one !== ''),
            },
          })}
        >
          <label className="lines">
            <span className="r-field__label">Networks</span>
            <textarea name="networks" rows={5} defaultValue={networks.join('\n')} />
            <span className="r-field__help">CAIP-2 chain ids, one a line, the most preferred first.</span>
          </label>
        </ActionDialog>
      }
    >
      <p>{networks.length === 0 ? 'No order was chosen.' : networks.join(', ')}</p>
    </Card>
  )
}
