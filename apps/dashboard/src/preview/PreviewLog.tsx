import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Card } from '../parts/Page.tsx'
import { SessionEvents } from '../sessions/SessionEvents.tsx'

/** Events and webhooks of the session in the frame, as they happen. */
export function PreviewLog({ sessionId }: { sessionId: string | undefined }) {
  const { messages } = useLanguage()
  return (
    <div className="workbench__log">
      <Card title={messages.linkSessions.whatHappened}>
        {sessionId === undefined ? (
          <p className="r-soft">{messages.preview.notOpened}</p>
        ) : (
          <Events sessionId={sessionId} />
        )}
      </Card>
      {sessionId !== undefined && (
        <Card title={messages.shell.pages.webhooks}>
          <Deliveries filter={{ linkSessionId: sessionId }} />
        </Card>
      )}
    </div>
  )
}

function Events({ sessionId }: { sessionId: string }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  // Not found until the page in the frame has opened the session.
  const { data } = useRead('readLinkSessionHistory', { params: { id: sessionId } }, { refreshMs: 1_000 })
  if (data === undefined) return <p className="r-soft">{messages.preview.opening}</p>
  return (
    <>
      <SessionEvents events={data.events} />
      <p className="r-small">
        <Link to="/$clientId/link-sessions/$sessionId" params={{ clientId, sessionId }}>
          {messages.linkSessions.session}
        </Link>
      </p>
    </>
  )
}
