import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link, useParams } from '@tanstack/react-router'

import type { Messages } from '../messages/messages.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { ExactTime, Time } from '../parts/Time.tsx'
import { textIn } from '../parts/words.ts'
import { Long } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { SessionBadge } from './LinkSessions.tsx'
import { pageText, requestText } from './linkTexts.ts'

type History = AdminValue<'readLinkSessionHistory', 'content'>
type Event = History['events'][number]

function SessionTitle(badge: Parameters<typeof SessionBadge>[0]) {
  const { messages } = useLanguage()
  return (
    <>
      {messages.linkSessions.session} <SessionBadge {...badge} />
    </>
  )
}

/** Events of one session, from its opening on. */
export function LinkSession() {
  const { messages, format } = useLanguage()
  const { sessionId = '' } = useParams({ strict: false })
  const params = { id: sessionId }
  const history = useRead('readLinkSessionHistory', { params }, { refreshMs: 2_000 })
  return (
    <Reading query={history}>
      {({ session, events }) => (
        <Page
          title={<SessionTitle state={session.state} />}
          intro={messages.linkSessions.openedBy(session.userId, format.exactTime(session.openedTimestamp))}
        >
          <div className="columns">
            <Card
              title={messages.linkSessions.whatHappened}
              aside={
                <CopyButton
                  text={JSON.stringify({ session, events }, undefined, 2)}
                  label={messages.common.copy('JSON')}
                />
              }
            >
              <Events events={events} />
              <Curl id="readLinkSessionHistory" params={params} />
            </Card>
            <Details session={session} />
          </div>
          <Card title={messages.shell.pages.webhooks}>
            <Deliveries filter={{ linkSessionId: session.id }} />
          </Card>
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

const textOf = (messages: Messages, { kind, name, subject }: Event): string => {
  if (kind === 'transfer') return textIn(messages.transfers.causes, name)
  const request = requestText(messages, name)
  if (subject === null) return request
  return messages.linkSessions.subject(request, name === 'finishLinkSession' ? pageText(messages, subject) : subject)
}

function Events({ events }: Pick<History, 'events'>) {
  const { messages, format } = useLanguage()
  const [first] = events
  if (!first) return <p className="r-soft">{messages.linkSessions.noEvents}</p>
  return (
    <ol className="timeline">
      {events.map((event, index) => (
        <li key={index} data-tone={toneOf(event)}>
          <p className="strong">{textOf(messages, event)}</p>
          <p className="r-small r-soft">
            <ExactTime seconds={Math.floor(event.timestampMs / 1000)} />
            {` · +${format.elapsed(event.timestampMs - first.timestampMs)}`}
            {event.durationMs !== null && ` · ${messages.linkSessions.took(format.milliseconds(event.durationMs))}`}
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
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  const { exitPage, clientTransactionId, transferId } = session
  return (
    <Card title={messages.common.details}>
      <Facts>
        <Fact label={messages.common.user}>
          <UserLink userId={session.userId} />
        </Fact>
        <Fact label={messages.linkSessions.gotTo}>{messages.linkSessions.stages[session.stage]}</Fact>
        {exitPage !== null && <Fact label={messages.linkSessions.lastPage}>{pageText(messages, exitPage)}</Fact>}
        <Fact label={messages.common.accounts}>{session.connections}</Fact>
        <Fact label={session.state === 'open' ? messages.linkSessions.openUntil : messages.linkSessions.wasOpenUntil}>
          <Time seconds={session.expiresTimestamp} />
        </Fact>
        {transferId !== null && (
          <Fact label={messages.linkSessions.pages.transferExecutedPage}>
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
              {messages.common.show}
            </Link>
          </Fact>
        )}
        {clientTransactionId !== null && (
          <Fact label={messages.common.yourOrder} stacked>
            <Long text={clientTransactionId} />
          </Fact>
        )}
        <Fact label={messages.linkSessions.sessionId} stacked>
          <Long text={session.id} />
        </Fact>
      </Facts>
    </Card>
  )
}
