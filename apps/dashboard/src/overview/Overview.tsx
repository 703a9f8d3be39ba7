import type { AdminValue } from '@rialto/contract'
import { Badge, Icon } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { amountText, count, durationText, money, shareText } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { stuckTexts } from '../transfers/stuckTexts.ts'
import { Bars } from './Bars.tsx'
import { Funnel } from './Funnel.tsx'

type Content = AdminValue<'readOverview', 'content'>

/** What needs attention first. */
export function Overview() {
  const overview = useRead('readOverview', {}, { refreshMs: 5_000 })
  return (
    <Page title="Overview">
      <Reading query={overview}>
        {content => (
          <>
            <Stuck stuck={content.stuck} />
            <Figures content={content} />
            <div className="columns">
              <Card title="Volume per day, USD">
                <Bars
                  items={content.days.map(({ day, volumeInFiat }) => ({
                    label: dayText(day),
                    value: volumeInFiat,
                    text: money(volumeInFiat),
                  }))}
                />
              </Card>
              <Funnel link={content.link} />
            </div>
            <Institutions institutions={content.institutions} />
          </>
        )}
      </Reading>
    </Page>
  )
}

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })

function Stuck({ stuck }: Pick<Content, 'stuck'>) {
  const clientId = useClientId() ?? ''
  if (stuck.length === 0)
    return (
      <p className="calm">
        <Icon name="check" /> No transfer is stuck, and every outcome is known.
      </p>
    )
  return (
    <section className="attention" aria-label="Transfers that need attention">
      <h2>{stuck.length === 1 ? '1 transfer needs attention' : `${stuck.length} transfers need attention`}</h2>
      <ul>
        {stuck.map(one => (
          <li key={one.transferId}>
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId: one.transferId }}>
              {amountText(one.amount, one.symbol)} of {one.userId}
            </Link>{' '}
            <span>
              {stuckTexts[one.reason]} Created <Time seconds={one.createdTimestamp} />.
            </span>
          </li>
        ))}
      </ul>
      <Link to="/$clientId/queue" params={{ clientId }}>
        What can be done
      </Link>
    </section>
  )
}

function Figures({ content: { days, webhooks } }: { content: Content }) {
  const sum = (of: (day: Content['days'][number]) => number) => days.reduce((total, day) => total + of(day), 0)
  const [succeeded, failed, pending] = [sum(day => day.succeeded), sum(day => day.failed), sum(day => day.pending)]
  const { failing, paused, waitingEvents } = webhooks
  const isHealthy = failing === 0 && paused === 0
  const figures = [
    {
      label: 'Volume, 7 days',
      value: money(sum(day => day.volumeInFiat)),
      note: succeeded === 1 ? '1 transfer' : `${count(succeeded)} transfers`,
    },
    { label: 'Succeeded', value: shareText(succeeded, succeeded + failed), note: `${count(failed)} failed` },
    { label: 'Pending', value: count(pending), note: 'created in 7 days' },
    {
      label: 'Webhooks',
      value: isHealthy ? 'Delivered' : failing > 0 ? `${failing} failing` : `${paused} paused`,
      note: `${count(waitingEvents)} waiting`,
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
  return (
    <Card title="Institutions, 7 days">
      <Table
        label="Institutions"
        rows={institutions}
        keyOf={one => one.integrationType}
        empty={<p>Institutions appear here with the first transfer.</p>}
        columns={[
          { title: 'Institution', cell: one => one.name },
          {
            title: 'State',
            cell: one =>
              one.isUp ? <Badge tone="good">Up</Badge> : <Badge tone="bad">{one.note ?? 'Not answering'}</Badge>,
          },
          { title: 'Succeeded', cell: one => shareText(one.succeeded, one.succeeded + one.failed), isNumber: true },
          { title: 'Transfers', cell: one => count(one.succeeded + one.failed), isNumber: true },
          {
            title: 'Median time',
            cell: one => (one.medianSecondsToFinal === null ? '–' : durationText(one.medianSecondsToFinal)),
            isNumber: true,
          },
        ]}
      />
    </Card>
  )
}
