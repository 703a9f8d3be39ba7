import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'

import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { MaybeTime, Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

type Key = AdminValue<'listApiKeys', 'content'>[number]

/** Keys of the integration API. Two of each kind may be active: one in use, and one to move to. */
export function ApiKeys() {
  const clientId = useClientId() ?? ''
  const keys = useRead('listApiKeys', {}, { refreshMs: 10_000 })
  return (
    <Page
      title="API keys"
      intro="For calls from your server. To rotate a key, create a second one, move to it, and revoke the first."
      actions={<CreateKey />}
    >
      <p className="copyable">
        Client ID <code className="r-mono">{clientId}</code>
        <CopyButton text={clientId} label="Copy the client ID" />
      </p>
      {keys.error && <Problem error={keys.error} onRetry={keys.refetch} />}
      <Table
        label="API keys"
        columns={columns}
        rows={keys.data}
        keyOf={({ id }) => id}
        empty={<p>Create the first key to call the API from your server.</p>}
      />
    </Page>
  )
}

const columns: readonly Column<Key>[] = [
  { title: 'Label', cell: one => <span className="strong">{one.label}</span> },
  { title: 'Permissions', cell: one => one.permissions.join(', ') },
  { title: 'Last used', cell: one => <MaybeTime seconds={one.lastUsedTimestamp} otherwise="Never" /> },
  { title: 'Expires', cell: one => <MaybeTime seconds={one.expiresTimestamp} otherwise="Never" /> },
  { title: 'Created', cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: 'State',
    cell: one => <State apiKey={one} />,
  },
  { title: 'Actions', cell: one => <Revoke apiKey={one} /> },
]

function State({ apiKey: { revokedTimestamp, expiresTimestamp } }: { apiKey: Key }) {
  if (revokedTimestamp !== null) return <Badge>Revoked</Badge>
  const isExpired = expiresTimestamp !== null && expiresTimestamp * 1000 <= Date.now()
  return isExpired ? <Badge>Expired</Badge> : <Badge tone="good">Active</Badge>
}

/** Of a number of days from now; none for a key that does not expire. */
const expiryOf = (form: FormData): { expiresTimestamp?: number } => {
  const days = Number(textOf(form, 'days'))
  return days > 0 ? { expiresTimestamp: Math.floor(Date.now() / 1000) + days * 86_400 } : {}
}

const permissionsOf = (form: FormData) =>
  (['read', 'write'] as const).filter(permission => form.getAll('permissions').includes(permission))

function CreateKey() {
  return (
    <ActionDialog
      id="createApiKey"
      label="Create API key"
      confirmLabel="Create"
      kind="primary"
      request={form => ({
        body: { label: textOf(form, 'label'), permissions: permissionsOf(form), ...expiryOf(form) },
      })}
      done={({ secret }) => <Secret name="X-Client-Secret" text={secret} />}
    >
      <TextField label="Label" name="label" maxLength={100} help="What uses it, such as “shop server”." required />
      <fieldset className="choices">
        <legend>Permissions</legend>
        <label>
          <input type="checkbox" name="permissions" value="read" defaultChecked /> Read
        </label>
        <label>
          <input type="checkbox" name="permissions" value="write" defaultChecked /> Write
        </label>
      </fieldset>
      <label className="r-field">
        <span className="r-field__label">Expires</span>
        <select className="select" name="days" defaultValue="">
          <option value="">Never</option>
          <option value="30">In 30 days</option>
          <option value="90">In 90 days</option>
          <option value="365">In a year</option>
        </select>
      </label>
    </ActionDialog>
  )
}

function Revoke({ apiKey: { id, label, isConfigured, revokedTimestamp } }: { apiKey: Key }) {
  if (revokedTimestamp !== null) return null
  if (isConfigured) return <span className="r-soft r-small">From the configuration</span>
  return (
    <ActionDialog id="revokeApiKey" label="Revoke" confirmLabel="Revoke key" request={() => ({ params: { id } })}>
      <p>
        Every server rejects “{label}” within five seconds. This cannot be undone. Requests that still use it are
        answered with 401.
      </p>
    </ActionDialog>
  )
}
