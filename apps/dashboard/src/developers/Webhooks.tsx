import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'
import { Deliveries } from './Deliveries.tsx'

type Endpoint = AdminValue<'listWebhookEndpoints', 'content'>[number]

/** Webhook endpoints and the state of their deliveries. */
export function Webhooks() {
  const language = useLanguage()
  const { messages } = language
  const endpoints = useRead('listWebhookEndpoints', {}, { refreshMs: 5_000 })
  return (
    <Page title={messages.shell.pages.webhooks} intro={messages.webhooks.intro} actions={<CreateEndpoint />}>
      {endpoints.error && <Problem error={endpoints.error} onRetry={endpoints.refetch} />}
      <Card title={messages.webhooks.endpoints}>
        <Table
          label={messages.webhooks.label}
          columns={columnsOf(language)}
          rows={endpoints.data}
          keyOf={({ id }) => id}
          empty={<p>{messages.webhooks.empty}</p>}
        />
      </Card>
      <Card title={messages.webhooks.latest}>
        <Deliveries filter={{}} />
      </Card>
    </Page>
  )
}

function CreateEndpoint() {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="createWebhookEndpoint"
      label={messages.webhooks.addEndpoint}
      confirmLabel={messages.common.add}
      kind="primary"
      request={form => ({ body: { url: textOf(form, 'url'), label: textOf(form, 'label') } })}
      done={({ secret }) => <Secret name={messages.webhooks.signingSecret} text={secret} />}
    >
      <TextField label={messages.webhooks.url} name="url" type="url" help={messages.webhooks.urlHelp} required />
      <TextField label={messages.common.label} name="label" maxLength={100} />
    </ActionDialog>
  )
}

const tones = { active: 'good', failing: 'bad', paused: 'warn' } as const

export function EndpointState({ status }: Pick<Endpoint, 'status'>) {
  const { messages } = useLanguage()
  return <Badge tone={tones[status]}>{messages.webhooks.endpointStates[status]}</Badge>
}

const columnsOf = ({ messages, format }: Language): readonly Column<Endpoint>[] => [
  { title: messages.webhooks.url, cell: one => <EndpointLink endpoint={one} /> },
  { title: messages.common.label, cell: one => one.label || '–' },
  {
    title: messages.webhooks.events,
    cell: one => (one.eventTypes.length === 0 ? messages.webhooks.allEvents : one.eventTypes.join(', ')),
  },
  { title: messages.common.state, cell: one => <EndpointState status={one.status} /> },
  { title: messages.webhooks.waiting, cell: one => format.count(one.waitingEvents), isNumber: true },
]

function EndpointLink({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const clientId = useClientId() ?? ''
  return (
    <Link className="strong breakable" to="/$clientId/webhooks/$endpointId" params={{ clientId, endpointId: id }}>
      {url}
    </Link>
  )
}
