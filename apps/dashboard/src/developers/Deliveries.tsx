import type { AdminRequest, AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { useState } from 'react'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { exactTime } from '../parts/format.ts'
import { Time } from '../parts/Time.tsx'

type Delivery = AdminValue<'listWebhookDeliveries', 'content'>[number]
type Filter = AdminRequest<'listWebhookDeliveries'>['body']

/** Events and how their deliveries stand, with what was sent and how it was answered. */
export function Deliveries({ filter }: { filter: Filter }) {
  const deliveries = useRead('listWebhookDeliveries', { body: { ...filter, count: 50 } }, { refreshMs: 2_000 })
  return (
    <>
      {deliveries.error && <Problem error={deliveries.error} onRetry={deliveries.refetch} />}
      <Table
        label="Webhook deliveries"
        columns={columns}
        rows={deliveries.data}
        keyOf={({ eventId, endpointId }) => `${eventId} ${endpointId}`}
        empty={<p>Events appear here when something happens and an endpoint is set up.</p>}
      />
    </>
  )
}

const tones = { delivered: 'good', failed: 'bad', waiting: 'accent' } as const
const labels = { delivered: 'Delivered', failed: 'Failed', waiting: 'Waiting' } as const

const answerText = ({ lastStatusCode, lastError, attempts }: Delivery): string => {
  if (attempts === 0) return 'Not sent yet'
  const answer = lastStatusCode === null ? (lastError ?? 'no answer') : `HTTP ${lastStatusCode}`
  return `${answer}, attempt ${attempts}`
}

const columns: readonly Column<Delivery>[] = [
  { title: 'Event', cell: one => <code className="r-mono">{one.eventType}</code> },
  { title: 'State', cell: one => <Badge tone={tones[one.state]}>{labels[one.state]}</Badge> },
  { title: 'Answer', cell: answerText },
  { title: 'Happened', cell: one => <Time seconds={one.createdTimestamp} /> },
  { title: 'Actions', cell: one => <Actions delivery={one} /> },
]

function Actions({ delivery: { eventId, endpointId } }: { delivery: Delivery }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row-actions">
      <ActionDialog id="replayWebhookEvents" label="Send again" request={() => ({ body: { eventId, endpointId } })}>
        <p>The endpoint receives the event again, with the same EventId and a new signature.</p>
      </ActionDialog>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>Body and attempts</summary>
        {isOpen && <EventDetails eventId={eventId} endpointId={endpointId} />}
      </details>
    </div>
  )
}

function EventDetails({ eventId, endpointId }: { eventId: string; endpointId: string }) {
  const event = useRead('readWebhookEvent', { params: { eventId } }, { refreshMs: 2_000 })
  return (
    <Reading query={event}>
      {({ body, attempts }) => (
        <>
          <pre className="code" tabIndex={0} aria-label="Body of the event">
            {JSON.stringify(body, undefined, 2)}
          </pre>
          <ol className="r-small">
            {attempts
              .filter(one => one.endpointId === endpointId)
              .map(one => (
                <li key={one.number}>
                  {one.number}. {exactTime(one.startedTimestamp)}: {one.statusCode ?? one.error ?? 'no answer'} in{' '}
                  {one.durationMs} ms
                </li>
              ))}
          </ol>
        </>
      )}
    </Reading>
  )
}
