import type { AdminValue } from '@rialto/contract'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId } from '../api/useOperation.ts'
import { Card } from '../parts/Page.tsx'
import { pageText, requestText } from '../sessions/linkTexts.ts'

type LinkFigures = AdminValue<'readOverview', 'content'>['link']

const steps = ['opened', 'connected', 'previewed', 'sent', 'succeeded'] as const

/** Progress of sessions: how many reached and ended at each step, and why. */
export function Funnel({ link }: { link: LinkFigures }) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  const rows = steps.map(name => ({ label: messages.overview.funnel[name], value: link[name] }))
  return (
    <Card
      title={messages.overview.sessions24Hours}
      aside={
        <Link to="/$clientId/link-sessions" params={{ clientId }}>
          {messages.overview.showSessions}
        </Link>
      }
    >
      <ol className="bars funnel">
        {rows.map(({ label, value }, index) => {
          const before = rows[index - 1]?.value ?? value
          const lost = before - value
          return (
            <li key={label}>
              <span>{label}</span>
              <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
                <rect width={link.opened === 0 ? 0 : (100 * value) / link.opened} height="16" rx="1" />
              </svg>
              <span className="bars__value">{format.count(value)}</span>
              {index > 0 && lost > 0 && (
                <span className="funnel__lost r-small r-soft">
                  {messages.overview.fewer(lost, format.share(lost, before))}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <Reasons
        title={messages.overview.whereLeft}
        items={link.exits.map(({ page, sessions }) => ({ text: pageText(messages, page), sessions }))}
      />
      <Reasons
        title={messages.overview.errors}
        items={link.errors.map(({ operation, errorType, sessions }) => ({
          text: messages.linkSessions.subject(requestText(messages, operation), errorType),
          sessions,
        }))}
      />
    </Card>
  )
}

function Reasons({ title, items }: { title: string; items: readonly { text: string; sessions: number }[] }) {
  const { format } = useLanguage()
  if (items.length === 0) return null
  return (
    <>
      <h3 className="r-small">{title}</h3>
      <ul className="reasons">
        {items.map(({ text, sessions }) => (
          <li key={text}>
            <span>{text}</span> <span className="bars__value">{format.count(sessions)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
