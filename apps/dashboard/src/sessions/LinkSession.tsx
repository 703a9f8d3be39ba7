import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link, useParams } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { LongFact } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { SessionBadge } from './LinkSessions.tsx'
import { SessionEvents } from './SessionEvents.tsx'
import { pageText } from './linkTexts.ts'

type History = AdminValue<'readLinkSessionHistory', 'content'>

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
              <SessionEvents events={events} />
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
        <LongFact label={messages.common.yourOrder} text={clientTransactionId} />
        <LongFact label={messages.linkSessions.sessionId} text={session.id} />
      </Facts>
    </Card>
  )
}
