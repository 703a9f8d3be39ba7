import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'

type Connection = AdminValue<'listConnections', 'content'>['items'][number]

const route = getRouteApi('/$clientId/connections')

/** Connections of users with their scopes, and a button that ends each. */
export function Connections() {
  const language = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { state }), ...(cursor && { cursor }) }
  return (
    <SearchPage
      id="listConnections"
      body={body}
      query={useRead('listConnections', { body })}
      title={language.messages.shell.pages.connections}
      texts={language.messages.connections}
      columns={columnsOf(language)}
      search={search}
      onSearch={next => void navigate({ search: next })}
    />
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
