import type { AdminValue } from '@rialto/contract'
import { Badge, Icon } from '@rialto/ui'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Filled } from '../parts/Filled.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Funnel } from './Funnel.tsx'

type Bar = { label: string; value: number; text: string }

/** One series as a column chart. Each column shows its value, so the list also serves as a table. */
function Bars({ items }: { items: readonly Bar[] }) {
  const largest = Math.max(...items.map(({ value }) => value), 0)
  return (
    <ul className="chart">
      {items.map(({ label, value, text }) => {
        const height = largest === 0 ? 0 : (100 * value) / largest
        return (
          <li key={label}>
            <span className="chart__value">{text}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect className="chart__column" y={100 - height} width="10" height={height} />
              <rect className="chart__base" y="99" width="10" height="1" />
            </svg>
            <span className="chart__label">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Content = AdminValue<'readOverview', 'content'>

function VolumePerDay({ days }: Pick<Content, 'days'>) {
  const { messages, format } = useLanguage()
  const items = days.map(({ day, volumeInFiat }) => ({
    label: format.day(day),
    value: volumeInFiat,
    text: format.shortMoney(volumeInFiat),
  }))
  return (
    <Card title={messages.overview.volumePerDay}>
      <Bars items={items} />
    </Card>
  )
}

/** The overview. Items that need attention come first. */
export function Overview() {
  const { messages } = useLanguage()
  const overview = useRead('readOverview', {}, { refreshMs: 5_000 })
  return (
    <Page title={messages.shell.pages.overview}>
      <Reading query={overview}>
        {content => (
          <>
            <Stuck stuck={content.stuck} />
            <Behind count={content.paymentRequestsBehind} />
            <Figures content={content} />
            <div className="columns">
              <VolumePerDay days={content.days} />
              <Funnel link={content.link} />
            </div>
            <Institutions institutions={content.institutions} />
          </>
        )}
      </Reading>
    </Page>
  )
}

function Stuck({ stuck }: Pick<Content, 'stuck'>) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  if (stuck.length === 0)
    return (
      <p className="calm">
        <Icon name="check" /> {messages.overview.calm}
      </p>
    )
  return (
    <section className="attention" aria-label={messages.overview.attention}>
      <h2>{messages.overview.needAttention(stuck.length)}</h2>
      <ul>
        {stuck.map(one => (
          <li key={one.transferId}>
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId: one.transferId }}>
              {messages.overview.amountOf(format.amount(one.amount, one.symbol), one.userId)}
            </Link>{' '}
            <span>
              {messages.transfers.stuck[one.reason]}{' '}
              <Filled text={messages.overview.createdAt}>
                <Time seconds={one.createdTimestamp} />
              </Filled>
            </span>
          </li>
        ))}
      </ul>
      <Link to="/$clientId/queue" params={{ clientId }}>
        {messages.overview.whatCanBeDone}
      </Link>
    </section>
  )
}

/** Addresses with so many transactions that they are read apart from their network. */
function Behind({ count }: { count: number }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  if (count === 0) return null
  return (
    <section className="attention" aria-label={messages.shell.pages.paymentRequests}>
      <p>{messages.overview.behind(count)}</p>
      <Link to="/$clientId/payment-requests" params={{ clientId }}>
        {messages.shell.pages.paymentRequests}
      </Link>
    </section>
  )
}

function Figures({ content: { days, webhooks } }: { content: Content }) {
  const { messages, format } = useLanguage()
  const sum = (of: (day: Content['days'][number]) => number) => days.reduce((total, day) => total + of(day), 0)
  const [succeeded, failed, pending] = [sum(day => day.succeeded), sum(day => day.failed), sum(day => day.pending)]
  const { failing, paused, waitingEvents } = webhooks
  const isHealthy = failing === 0 && paused === 0
  const figures = [
    {
      label: messages.overview.volume7Days,
      value: format.money(sum(day => day.volumeInFiat)),
      note: messages.overview.transfers(succeeded),
    },
    {
      label: messages.common.succeeded,
      value: format.share(succeeded, succeeded + failed),
      note: messages.overview.failed(failed),
    },
    { label: messages.common.pending, value: format.count(pending), note: messages.overview.createdIn7Days },
    {
      label: messages.shell.pages.webhooks,
      value: isHealthy
        ? messages.overview.delivered
        : failing > 0
          ? messages.overview.failing(failing)
          : messages.overview.paused(paused),
      note: messages.overview.waiting(waitingEvents),
    },
  ]
  return (
    <dl className="figures">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures__value">{value}</dd>
          <dd className="r-small r-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Institutions({ institutions }: Pick<Content, 'institutions'>) {
  const { messages, format } = useLanguage()
  return (
    <Card title={messages.overview.institutions7Days}>
      <Table
        label={messages.common.institutions}
        rows={institutions}
        keyOf={one => one.integrationType}
        empty={<p>{messages.overview.noInstitutions}</p>}
        columns={[
          { title: messages.common.institution, cell: one => one.name },
          {
            title: messages.common.state,
            cell: one =>
              one.isUp ? (
                <Badge tone="good">{messages.overview.up}</Badge>
              ) : (
                <Badge tone="bad">{messages.overview.notAnswering}</Badge>
              ),
          },
          {
            title: messages.common.succeeded,
            cell: one => format.share(one.succeeded, one.succeeded + one.failed),
            isNumber: true,
          },
          { title: messages.common.transfers, cell: one => format.count(one.succeeded + one.failed), isNumber: true },
          {
            title: messages.overview.medianTime,
            cell: one => (one.medianSecondsToFinal === null ? '–' : format.duration(one.medianSecondsToFinal)),
            isNumber: true,
          },
        ]}
      />
    </Card>
  )
}
