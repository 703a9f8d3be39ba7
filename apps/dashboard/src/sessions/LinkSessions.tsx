import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { pageText } from './linkTexts.ts'

type Session = AdminValue<'listLinkSessions', 'content'>['items'][number]

const route = getRouteApi('/$clientId/link-sessions')

/** Sessions that users opened. Only the newest page updates live. */
export function LinkSessions() {
  const language = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { state }), ...(cursor && { cursor }) }
  return (
    <SearchPage
      id="listLinkSessions"
      body={body}
      query={useRead('listLinkSessions', { body }, cursor ? {} : { refreshMs: 5_000 })}
      title={language.messages.shell.pages.linkSessions}
      texts={language.messages.linkSessions}
      columns={columnsOf(language)}
      search={search}
      onSearch={next => void navigate({ search: next })}
    />
  )
}

const tones = { open: 'accent', finished: 'good', exited: 'warn', expired: 'warn' } as const

export function SessionBadge({ state }: Pick<Session, 'state'>) {
  const { messages } = useLanguage()
  return <Badge tone={tones[state]}>{messages.linkSessions.states[state]}</Badge>
}

const columnsOf = ({ messages }: Language): readonly Column<Session>[] => [
  { title: messages.linkSessions.stages.opened, cell: one => <SessionLink session={one} /> },
  { title: messages.common.user, cell: one => <UserLink userId={one.userId} /> },
  { title: messages.common.state, cell: one => <SessionBadge state={one.state} /> },
  { title: messages.linkSessions.gotTo, cell: one => messages.linkSessions.stages[one.stage] },
  {
    title: messages.linkSessions.lastPage,
    cell: one => (one.exitPage === null ? '–' : pageText(messages, one.exitPage)),
  },
  { title: messages.linkSessions.order, cell: one => one.clientTransactionId ?? '–' },
]

function SessionLink({ session: { id, openedTimestamp } }: { session: Session }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link
      className="strong"
      to="/$clientId/link-sessions/$sessionId"
      params={{ clientId, sessionId: id }}
      title={format.exactTime(openedTimestamp)}
    >
      <Time seconds={openedTimestamp} />
    </Link>
  )
}
