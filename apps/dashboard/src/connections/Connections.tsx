import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'

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
import { connectionStates } from './connectionSearch.ts'

type Connection = AdminValue<'listConnections', 'content'>['items'][number]

const route = getRouteApi('/$clientId/connections')

/** What users connected and granted, and the way to end it. */
export function Connections() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { state }), ...(cursor && { cursor }) }
  const found = useRead('listConnections', { body })
  const { cursor: _, ...filter } = search
  return (
    <Page title="Connections" intro="Accounts that users connected, and what they granted.">
      <ListFilters search={search} states={connectionStates} onChange={next => void navigate({ search: next })} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label="Connections"
        columns={columns}
        rows={found.data?.items}
        keyOf={({ id }) => id}
        empty={
          user || state || cursor ? (
            <p>No connection matches.</p>
          ) : (
            <p>Accounts appear here as soon as a user connects one in Link.</p>
          )
        }
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

const grantText = ({ mayRead, mayWithdraw }: Connection): string => {
  if (mayRead && mayWithdraw) return 'Read and withdraw'
  if (mayWithdraw) return 'Withdraw'
  return mayRead ? 'Read' : 'Nothing'
}

const columns: readonly Column<Connection>[] = [
  { title: 'Institution', cell: one => <span className="strong">{one.name}</span> },
  { title: 'User', cell: one => <UserLink userId={one.userId} /> },
  {
    title: 'State',
    cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'warn'}>{connectionStates[state]}</Badge>,
  },
  {
    title: 'Granted',
    cell: one => (
      <div>
        {grantText(one)}
        {one.missingPermissions.length > 0 && (
          <p className="r-small r-soft">Lacks {one.missingPermissions.join(', ')}</p>
        )}
      </div>
    ),
  },
  { title: 'Connected', cell: one => <Time seconds={one.createdTimestamp} /> },
  { title: 'Actions', cell: one => <End connection={one} /> },
]

function End({ connection: { id, name, userId } }: { connection: Connection }) {
  return (
    <ActionDialog id="removeConnection" label="End" confirmLabel="End connection" request={() => ({ params: { id } })}>
      <p>
        Access to the {name} account of {userId} is revoked, and its tokens stop working at once. Transfers in progress
        are followed to their end first. The user can connect the account again.
      </p>
    </ActionDialog>
  )
}
