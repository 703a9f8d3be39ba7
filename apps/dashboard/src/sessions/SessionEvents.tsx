import type { AdminValue } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { ExactTime } from '../parts/Time.tsx'
import { textIn } from '../parts/words.ts'
import { pageText, requestText } from './linkTexts.ts'

type Event = AdminValue<'readLinkSessionHistory', 'content'>['events'][number]

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

/** Events of a session, the oldest first. */
export function SessionEvents({ events }: { events: readonly Event[] }) {
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
