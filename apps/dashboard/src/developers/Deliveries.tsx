import type { AdminRequest, AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { useState } from 'react'

import type { Messages } from '../messages/messages.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { ExactTime } from '../parts/Time.tsx'

type Delivery = AdminValue<'listWebhookDeliveries', 'content'>[number]
type Filter = AdminRequest<'listWebhookDeliveries'>['body']

/** Events and the state of their deliveries, with each payload and response. */
export function Deliveries({ filter }: { filter: Filter }) {
  const language = useLanguage()
  const { messages } = language
  const deliveries = useRead('listWebhookDeliveries', { body: { ...filter, count: 50 } }, { refreshMs: 2_000 })
  return (
    <>
      {deliveries.error && <Problem error={deliveries.error} onRetry={deliveries.refetch} />}
      <Table
        label={messages.webhooks.deliveriesLabel}
        columns={columnsOf(language)}
        rows={deliveries.data}
        keyOf={({ eventId, endpointId }) => `${eventId} ${endpointId}`}
        empty={<p>{messages.webhooks.noDeliveries}</p>}
      />
    </>
  )
}

const tones = { delivered: 'good', failed: 'bad', waiting: 'accent' } as const

const answerText = ({ webhooks }: Messages, { lastStatusCode, lastError, attempts }: Delivery): string => {
  if (attempts === 0) return webhooks.notSent
  const answer = lastStatusCode === null ? (lastError ?? webhooks.noAnswer) : `HTTP ${lastStatusCode}`
  return webhooks.answerAttempt(answer, attempts)
}

const columnsOf = ({ messages }: Language): readonly Column<Delivery>[] => [
  { title: messages.webhooks.event, cell: one => <code className="r-mono">{one.eventType}</code> },
  {
    title: messages.common.state,
    cell: one => <Badge tone={tones[one.state]}>{messages.webhooks.deliveryStates[one.state]}</Badge>,
  },
  { title: messages.webhooks.answer, cell: one => answerText(messages, one) },
  { title: messages.webhooks.happened, cell: one => <ExactTime seconds={one.createdTimestamp} /> },
  { title: messages.common.actions, cell: one => <Actions delivery={one} /> },
]

function Actions({ delivery: { eventId, endpointId } }: { delivery: Delivery }) {
  const { messages } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row-actions">
      <ActionDialog
        id="replayWebhookEvents"
        label={messages.webhooks.sendAgain}
        request={() => ({ body: { eventId, endpointId } })}
      >
        <p>{messages.webhooks.sendAgainBody}</p>
      </ActionDialog>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{messages.webhooks.bodyAndAttempts}</summary>
        {isOpen && <EventDetails eventId={eventId} endpointId={endpointId} />}
      </details>
    </div>
  )
}

type EventAttempts = AdminValue<'readWebhookEvent', 'content'>['attempts']

function Attempts({ attempts }: { attempts: EventAttempts }) {
  const { messages, format } = useLanguage()
  return (
    <ol className="r-small">
      {attempts.map(one => (
        <li key={one.number}>
          {messages.webhooks.attempt(
            one.number,
            format.exactTime(one.startedTimestamp),
            String(one.statusCode ?? one.error ?? messages.webhooks.noAnswer),
            format.milliseconds(one.durationMs),
          )}
        </li>
      ))}
    </ol>
  )
}

function EventDetails({ eventId, endpointId }: { eventId: string; endpointId: string }) {
  const { messages } = useLanguage()
  const event = useRead('readWebhookEvent', { params: { eventId } }, { refreshMs: 2_000 })
  return (
    <Reading query={event}>
      {({ body, attempts }) => (
        <>
          <div className="curl__text">
            <pre className="code" tabIndex={0} aria-label={messages.webhooks.body}>
              {JSON.stringify(body, undefined, 2)}
            </pre>
            <CopyButton text={JSON.stringify(body, undefined, 2)} label={messages.common.copy('JSON')} />
          </div>
          <Attempts attempts={attempts.filter(one => one.endpointId === endpointId)} />
        </>
      )}
    </Reading>
  )
}
