import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

type Key = AdminValue<'listManagementKeys', 'content'>[number]

/** Keys with which servers make the calls that the dashboard makes. */
export function ManagementKeys() {
  const keys = useRead('listManagementKeys', {})
  return (
    <Page
      title="Management keys"
      intro="For servers that make the calls of this dashboard. A key may do what a developer may."
      actions={
        <ActionDialog
          id="createManagementKey"
          label="Create management key"
          confirmLabel="Create"
          kind="primary"
          request={form => ({ body: { label: textOf(form, 'label') } })}
          done={({ secret }) => <Secret name="account management key" text={secret} />}
        >
          <TextField label="Label" name="label" maxLength={100} help="What uses it, such as “back office”." required />
        </ActionDialog>
      }
    >
      {keys.error && <Problem error={keys.error} onRetry={keys.refetch} />}
      <Table
        label="Management keys"
        columns={columns}
        rows={keys.data}
        keyOf={({ id }) => id}
        empty={<p>Create a key to manage sub-clients, webhooks and keys from your server.</p>}
      />
    </Page>
  )
}

const columns: readonly Column<Key>[] = [
  { title: 'Label', cell: one => <span className="strong">{one.label}</span> },
  { title: 'Key id', cell: one => <code className="r-mono breakable">{one.id}</code> },
  { title: 'Created', cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: 'Actions',
    cell: ({ id, label }) => (
      <ActionDialog
        id="revokeManagementKey"
        label="Revoke"
        confirmLabel="Revoke key"
        request={() => ({ params: { id } })}
      >
        <p>“{label}” and its tokens are rejected from now on. This cannot be undone.</p>
      </ActionDialog>
    ),
  },
]
