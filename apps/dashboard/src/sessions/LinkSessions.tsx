import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { ListFilters } from '../parts/ListFilters.tsx'
import { Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { exactTime } from '../parts/format.ts'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { pageText } from './linkTexts.ts'
import { sessionStates } from './sessionSearch.ts'

type Session = AdminValue<'listLinkSessions', 'content'>['items'][number]

const route = getRouteApi('/$clientId/link-sessions')

/** Sessions that users opened. The newest page follows what happens. */
export function LinkSessions() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { state }), ...(cursor && { cursor }) }
  const found = useRead('listLinkSessions', { body }, cursor ? {} : { refreshMs: 5_000 })
  const { cursor: _, ...filter } = search
  return (
    <Page title="Link sessions" intro="Each time a user opened Link, how far they got and what happened.">
      <ListFilters search={search} states={sessionStates} onChange={next => void navigate({ search: next })} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label="Link sessions"
        columns={columns}
        rows={found.data?.items}
        keyOf={({ id }) => id}
        empty={
          user || state || cursor ? (
            <p>No session matches.</p>
          ) : (
            <p>Sessions appear here as soon as a user opens Link with a token that your server requested.</p>
          )
        }
      />
      <Pager
        cursor={cursor}
        next={found.data?.nextCursor}
        onGo={next => void navigate({ search: { ...filter, ...(next && { cursor: next }) } })}
      />
      <Curl id="listLinkSessions" body={body} />
    </Page>
  )
}

export const stageTexts = {
  opened: 'Opened',
  connected: 'Account connected',
  sent: 'Transfer sent',
  succeeded: 'Transfer succeeded',
} as const

const tones = { open: 'accent', finished: 'good', exited: 'warn', expired: 'warn' } as const

export function SessionBadge({ state }: Pick<Session, 'state'>) {
  return <Badge tone={tones[state]}>{sessionStates[state]}</Badge>
}

const columns: readonly Column<Session>[] = [
  { title: 'Opened', cell: one => <SessionLink session={one} /> },
  { title: 'User', cell: one => <UserLink userId={one.userId} /> },
  { title: 'State', cell: one => <SessionBadge state={one.state} /> },
  { title: 'Got to', cell: one => stageTexts[one.stage] },
  { title: 'Last page', cell: one => (one.exitPage === null ? '–' : pageText(one.exitPage)) },
  { title: 'Order', cell: one => one.clientTransactionId ?? '–' },
]

function SessionLink({ session: { id, openedTimestamp } }: { session: Session }) {
  const clientId = useClientId() ?? ''
  return (
    <Link
      className="strong"
      to="/$clientId/link-sessions/$sessionId"
      params={{ clientId, sessionId: id }}
      title={exactTime(openedTimestamp)}
    >
      <Time seconds={openedTimestamp} />
    </Link>
  )
}
