import type { AdminValue } from '@rialto/contract'
import { Link } from '@tanstack/react-router'

import { useClientId } from '../api/useOperation.ts'
import { count, shareText } from '../parts/format.ts'
import { Card } from '../parts/Page.tsx'
import { pageText, requestText } from '../sessions/linkTexts.ts'

type LinkFigures = AdminValue<'readOverview', 'content'>['link']

const steps = {
  opened: 'Opened',
  connected: 'Connected',
  previewed: 'Previewed',
  sent: 'Sent',
  succeeded: 'Done',
} as const

/** How far sessions got, how many ended at each step, and why. */
export function Funnel({ link }: { link: LinkFigures }) {
  const clientId = useClientId() ?? ''
  const rows = Object.entries(steps).map(([name, label]) => ({ label, value: link[name as keyof typeof steps] }))
  return (
    <Card
      title="Link sessions, 24 hours"
      aside={
        <Link to="/$clientId/link-sessions" params={{ clientId }}>
          Show sessions
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
              <span className="bars__value">{count(value)}</span>
              {index > 0 && lost > 0 && (
                <span className="funnel__lost r-small r-soft">
                  {count(lost)} fewer, {shareText(lost, before)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <Reasons
        title="Where users left"
        items={link.exits.map(({ page, sessions }) => ({ text: pageText(page), sessions }))}
      />
      <Reasons
        title="Errors"
        items={link.errors.map(({ operation, errorType, sessions }) => ({
          text: `${requestText(operation)}: ${errorType}`,
          sessions,
        }))}
      />
    </Card>
  )
}

function Reasons({ title, items }: { title: string; items: readonly { text: string; sessions: number }[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3 className="r-small">{title}</h3>
      <ul className="reasons">
        {items.map(({ text, sessions }) => (
          <li key={text}>
            <span>{text}</span> <span className="bars__value">{count(sessions)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
