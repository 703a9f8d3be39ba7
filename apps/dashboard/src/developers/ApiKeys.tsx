import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
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
  const language = useLanguage()
  const { messages } = language
  const clientId = useClientId() ?? ''
  const keys = useRead('listApiKeys', {}, { refreshMs: 10_000 })
  return (
    <Page title={messages.shell.pages.apiKeys} intro={messages.developers.keysIntro} actions={<CreateKey />}>
      <p className="copyable">
        {messages.developers.clientId} <code className="r-mono">{clientId}</code>
        <CopyButton text={clientId} label={messages.developers.copyClientId} />
      </p>
      {keys.error && <Problem error={keys.error} onRetry={keys.refetch} />}
      <Table
        label={messages.shell.pages.apiKeys}
        columns={columnsOf(language)}
        rows={keys.data}
        keyOf={({ id }) => id}
        empty={<p>{messages.developers.noKeys}</p>}
      />
    </Page>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Key>[] => [
  { title: messages.common.label, cell: one => <span className="strong">{one.label}</span> },
  {
    title: messages.developers.permissions,
    cell: one => format.list(one.permissions.map(permission => messages.developers[permission])),
  },
  {
    title: messages.common.lastUsed,
    cell: one => <MaybeTime seconds={one.lastUsedTimestamp} otherwise={messages.common.never} />,
  },
  {
    title: messages.common.expires,
    cell: one => <MaybeTime seconds={one.expiresTimestamp} otherwise={messages.common.never} />,
  },
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.state,
    cell: one => <State apiKey={one} />,
  },
  { title: messages.common.actions, cell: one => <Revoke apiKey={one} /> },
]

function State({ apiKey: { revokedTimestamp, expiresTimestamp } }: { apiKey: Key }) {
  const { messages } = useLanguage()
  if (revokedTimestamp !== null) return <Badge>{messages.developers.keyStates.revoked}</Badge>
  const isExpired = expiresTimestamp !== null && expiresTimestamp * 1000 <= Date.now()
  return isExpired ? (
    <Badge>{messages.developers.keyStates.expired}</Badge>
  ) : (
    <Badge tone="good">{messages.developers.keyStates.active}</Badge>
  )
}

/** The time of expiry, a number of days from now. Empty for a key that does not expire. */
const expiryOf = (form: FormData): { expiresTimestamp?: number } => {
  const days = Number(textOf(form, 'days'))
  return days > 0 ? { expiresTimestamp: Math.floor(Date.now() / 1000) + days * 86_400 } : {}
}

const permissionsOf = (form: FormData) =>
  (['read', 'write'] as const).filter(permission => form.getAll('permissions').includes(permission))

function CreateKey() {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="createApiKey"
      label={messages.developers.createKey}
      confirmLabel={messages.common.create}
      kind="primary"
      request={form => ({
        body: { label: textOf(form, 'label'), permissions: permissionsOf(form), ...expiryOf(form) },
      })}
      done={({ secret }) => <Secret name="X-Client-Secret" text={secret} />}
    >
      <TextField
        label={messages.common.label}
        name="label"
        maxLength={100}
        help={messages.developers.keyLabelHelp}
        required
      />
      <fieldset className="choices">
        <legend>{messages.developers.permissions}</legend>
        <label>
          <input type="checkbox" name="permissions" value="read" defaultChecked /> {messages.developers.read}
        </label>
        <label>
          <input type="checkbox" name="permissions" value="write" defaultChecked /> {messages.developers.write}
        </label>
      </fieldset>
      <label className="r-field">
        <span className="r-field__label">{messages.common.expires}</span>
        <select className="select" name="days" defaultValue="">
          <option value="">{messages.common.never}</option>
          <option value="30">{messages.developers.inDays(30)}</option>
          <option value="90">{messages.developers.inDays(90)}</option>
          <option value="365">{messages.developers.inAYear}</option>
        </select>
      </label>
    </ActionDialog>
  )
}

function Revoke({ apiKey: { id, label, isConfigured, revokedTimestamp } }: { apiKey: Key }) {
  const { messages } = useLanguage()
  if (revokedTimestamp !== null) return null
  if (isConfigured) return <span className="r-soft r-small">{messages.developers.fromConfiguration}</span>
  return (
    <ActionDialog
      id="revokeApiKey"
      label={messages.developers.revoke}
      confirmLabel={messages.developers.revokeKey}
      request={() => ({ params: { id } })}
    >
      <p>{messages.developers.revokeBody(label)}</p>
    </ActionDialog>
  )
}
