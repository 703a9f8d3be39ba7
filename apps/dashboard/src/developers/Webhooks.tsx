import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { count } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'
import { Deliveries } from './Deliveries.tsx'

type Endpoint = AdminValue<'listWebhookEndpoints', 'content'>[number]

/** Where events go, and how their deliveries stand. */
export function Webhooks() {
  const endpoints = useRead('listWebhookEndpoints', {}, { refreshMs: 5_000 })
  return (
    <Page
      title="Webhooks"
      intro="Signed events to your server, in order for each transfer."
      actions={<CreateEndpoint />}
    >
      {endpoints.error && <Problem error={endpoints.error} onRetry={endpoints.refetch} />}
      <Card title="Endpoints">
        <Table
          label="Webhook endpoints"
          columns={columns}
          rows={endpoints.data}
          keyOf={({ id }) => id}
          empty={<p>Add an endpoint to receive an event for every change of a transfer.</p>}
        />
      </Card>
      <Card title="Latest deliveries">
        <Deliveries filter={{}} />
      </Card>
    </Page>
  )
}

function CreateEndpoint() {
  return (
    <ActionDialog
      id="createWebhookEndpoint"
      label="Add endpoint"
      confirmLabel="Add"
      kind="primary"
      request={form => ({ body: { url: textOf(form, 'url'), label: textOf(form, 'label') } })}
      done={({ secret }) => <Secret name="Signing secret" text={secret} />}
    >
      <TextField label="URL" name="url" type="url" help="Public and https in production." required />
      <TextField label="Label" name="label" maxLength={100} />
    </ActionDialog>
  )
}

const tones = { active: 'good', failing: 'bad', paused: 'warn' } as const
const labels = { active: 'Active', failing: 'Failing', paused: 'Paused' } as const

export function EndpointState({ status }: Pick<Endpoint, 'status'>) {
  return <Badge tone={tones[status]}>{labels[status]}</Badge>
}

const columns: readonly Column<Endpoint>[] = [
  { title: 'URL', cell: one => <EndpointLink endpoint={one} /> },
  { title: 'Label', cell: one => one.label || '–' },
  { title: 'Events', cell: one => (one.eventTypes.length === 0 ? 'All' : one.eventTypes.join(', ')) },
  { title: 'State', cell: one => <EndpointState status={one.status} /> },
  { title: 'Waiting', cell: one => count(one.waitingEvents), isNumber: true },
]

function EndpointLink({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const clientId = useClientId() ?? ''
  return (
    <Link className="strong breakable" to="/$clientId/webhooks/$endpointId" params={{ clientId, endpointId: id }}>
      {url}
    </Link>
  )
}
