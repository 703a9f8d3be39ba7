import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Session = AdminValue<'listSessions', 'content'>[number]

/** How the member signs in, and where they are signed in. */
export function Sessions() {
  const sessions = useRead('listSessions', {})
  return (
    <Page title="Your account" intro="How you sign in, and where you are signed in.">
      <Passkeys />
      <RecoveryCodes />
      <Card title="Sessions">
        <p className="r-soft">A session ends after two hours without a call, and after twelve in any case.</p>
        {sessions.error && <Problem error={sessions.error} onRetry={sessions.refetch} />}
        <Table label="Your sessions" columns={columns} rows={sessions.data} keyOf={({ id }) => id} empty={null} />
      </Card>
    </Page>
  )
}

const columns: readonly Column<Session>[] = [
  { title: 'Browser', cell: one => <span className="breakable">{one.userAgent || 'Unknown'}</span> },
  { title: 'From', cell: one => <code className="r-mono unbroken">{one.ipAddress}</code> },
  { title: 'Last used', cell: one => <Time seconds={one.lastUsedTimestamp} /> },
  { title: 'Began', cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: 'Actions',
    cell: ({ id, isCurrent }) =>
      isCurrent ? (
        <Badge tone="good">This session</Badge>
      ) : (
        <ActionDialog id="endSession" label="End" confirmLabel="End session" request={() => ({ params: { id } })}>
          <p>That browser has to sign in again.</p>
        </ActionDialog>
      ),
  },
]
