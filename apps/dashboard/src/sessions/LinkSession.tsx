import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link, useParams } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { exactTime, words } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { causeTexts } from '../transfers/causeTexts.ts'
import { Long } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { SessionBadge, stageTexts } from './LinkSessions.tsx'
import { pageText, requestText } from './linkTexts.ts'

type History = AdminValue<'readLinkSessionHistory', 'content'>
type Event = History['events'][number]

/** What happened in one session, from its opening on. */
export function LinkSession() {
  const { sessionId = '' } = useParams({ strict: false })
  const params = { id: sessionId }
  const history = useRead('readLinkSessionHistory', { params }, { refreshMs: 2_000 })
  return (
    <Reading query={history}>
      {({ session, events }) => (
        <Page
          title={
            <>
              Link session <SessionBadge state={session.state} />
            </>
          }
          intro={`Opened by ${session.userId} on ${exactTime(session.openedTimestamp)}`}
        >
          <div className="columns">
            <Card title="What happened">
              <Events events={events} />
              <Curl id="readLinkSessionHistory" params={params} />
            </Card>
            <Details session={session} />
          </div>
        </Page>
      )}
    </Reading>
  )
}

const toneOf = ({ kind, status, name }: Event) => {
  if (kind === 'request') return status !== null && status >= 400 ? 'bad' : undefined
  if (name === 'confirmed' || name === 'completed' || name === 'paidOut') return 'good'
  return name === 'rejected' || name === 'notCompleted' || name === 'reverted' ? 'bad' : undefined
}

const textOf = ({ kind, name, subject }: Event): string => {
  if (kind === 'transfer') return name in causeTexts ? causeTexts[name as keyof typeof causeTexts] : words(name)
  if (subject === null) return requestText(name)
  return `${requestText(name)}: ${name === 'finishLinkSession' ? pageText(subject) : subject}`
}

const sinceText = (ms: number): string => {
  const seconds = ms / 1_000
  if (seconds < 60) return `+${seconds.toFixed(1)} s`
  return `+${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

function Events({ events }: Pick<History, 'events'>) {
  const [first] = events
  if (!first) return <p className="r-soft">No requests are stored for this session. They are kept for seven days.</p>
  return (
    <ol className="timeline">
      {events.map((event, index) => (
        <li key={index} data-tone={toneOf(event)}>
          <p className="strong">{textOf(event)}</p>
          <p className="r-small r-soft">
            {sinceText(event.timestampMs - first.timestampMs)}
            {event.durationMs !== null && ` · took ${event.durationMs} ms`}
            {event.errorType !== null && (
              <>
                {' · '}
                <code>
                  {event.status} {event.errorType}
                </code>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Details({ session }: Pick<History, 'session'>) {
  const clientId = useClientId() ?? ''
  const { exitPage, clientTransactionId, transferId } = session
  return (
    <Card title="Details">
      <Facts>
        <Fact label="User">
          <UserLink userId={session.userId} />
        </Fact>
        <Fact label="Got to">{stageTexts[session.stage]}</Fact>
        {exitPage !== null && <Fact label="Last page">{pageText(exitPage)}</Fact>}
        <Fact label="Accounts">{session.connections}</Fact>
        <Fact label={session.state === 'open' ? 'Open until' : 'Was open until'}>
          <Time seconds={session.expiresTimestamp} />
        </Fact>
        {transferId !== null && (
          <Fact label="Transfer">
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
              Show
            </Link>
          </Fact>
        )}
        {clientTransactionId !== null && (
          <Fact label="Your order" stacked>
            <Long text={clientTransactionId} />
          </Fact>
        )}
        <Fact label="Session id" stacked>
          <Long text={session.id} />
        </Fact>
      </Facts>
    </Card>
  )
}
