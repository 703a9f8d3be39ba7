import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { ListFilters } from '../parts/ListFilters.tsx'
import { Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'

type Connection = AdminValue<'listConnections', 'content'>['items'][number]

const route = getRouteApi('/$clientId/connections')

/** Connections of users with their scopes, and a button that ends each. */
export function Connections() {
  const language = useLanguage()
  const { messages } = language
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { state }), ...(cursor && { cursor }) }
  const found = useRead('listConnections', { body })
  const { cursor: _, ...filter } = search
  return (
    <Page title={messages.shell.pages.connections} intro={messages.connections.intro}>
      <ListFilters
        search={search}
        states={messages.connections.states}
        onChange={next => void navigate({ search: next })}
      />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label={messages.shell.pages.connections}
        columns={columnsOf(language)}
        rows={found.data?.items}
        keyOf={({ id }) => id}
        empty={user || state || cursor ? <p>{messages.connections.noMatch}</p> : <p>{messages.connections.empty}</p>}
      />
      <Pager
        cursor={cursor}
        next={found.data?.nextCursor}
        onGo={next => void navigate({ search: { ...filter, ...(next && { cursor: next }) } })}
      />
      <Curl id="listConnections" body={body} />
    </Page>
  )
}

/** As the user's consent listed it. */
const grantText = (
  { messages: { connections }, format }: Pick<Language, 'messages' | 'format'>,
  { mayRead, mayWithdraw, mayTrade }: Connection,
): string => {
  const rights = [mayRead && connections.read, mayWithdraw && connections.withdraw, mayTrade && connections.trade]
  const named = rights.filter(right => right !== false)
  const text = named.length === 0 ? connections.nothing : format.list(named)
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const columnsOf = ({ messages, format }: Language): readonly Column<Connection>[] => [
  { title: messages.common.institution, cell: one => <span className="strong">{one.name}</span> },
  { title: messages.common.user, cell: one => <UserLink userId={one.userId} /> },
  {
    title: messages.common.state,
    cell: ({ state }) => (
      <Badge tone={state === 'active' ? 'good' : 'warn'}>{messages.connections.states[state]}</Badge>
    ),
  },
  {
    title: messages.connections.granted,
    cell: one => (
      <div>
        {grantText({ messages, format }, one)}
        {one.missingPermissions.length > 0 && (
          <p className="r-small r-soft">{messages.connections.lacks(format.list(one.missingPermissions))}</p>
        )}
      </div>
    ),
  },
  { title: messages.connections.connected, cell: one => <Time seconds={one.createdTimestamp} /> },
  { title: messages.common.actions, cell: one => <End connection={one} /> },
]

function End({ connection: { id, name, userId } }: { connection: Connection }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="removeConnection"
      label={messages.connections.end}
      confirmLabel={messages.connections.endConnection}
      request={() => ({ params: { id } })}
    >
      <p>{messages.connections.endBody(name, userId)}</p>
    </ActionDialog>
  )
}
