import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

type Key = AdminValue<'listManagementKeys', 'content'>[number]

/** Keys for the calls of the dashboard from servers. */
export function ManagementKeys() {
  const language = useLanguage()
  const { messages } = language
  const keys = useRead('listManagementKeys', {})
  return (
    <Page
      title={messages.shell.pages.managementKeys}
      intro={messages.developers.managementIntro}
      actions={
        <ActionDialog
          id="createManagementKey"
          label={messages.developers.createManagementKey}
          confirmLabel={messages.common.create}
          kind="primary"
          request={form => ({ body: { label: textOf(form, 'label') } })}
          done={({ secret }) => <Secret name={messages.developers.managementKey} text={secret} />}
        >
          <TextField
            label={messages.common.label}
            name="label"
            maxLength={100}
            help={messages.developers.managementLabelHelp}
            required
          />
        </ActionDialog>
      }
    >
      {keys.error && <Problem error={keys.error} onRetry={keys.refetch} />}
      <Table
        label={messages.shell.pages.managementKeys}
        columns={columnsOf(language)}
        rows={keys.data}
        keyOf={({ id }) => id}
        empty={<p>{messages.developers.noManagementKeys}</p>}
      />
    </Page>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Key>[] => [
  { title: messages.common.label, cell: one => <span className="strong">{one.label}</span> },
  { title: messages.developers.keyId, cell: one => <code className="r-mono breakable">{one.id}</code> },
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id, label }) => (
      <ActionDialog
        id="revokeManagementKey"
        label={messages.developers.revoke}
        confirmLabel={messages.developers.revokeKey}
        request={() => ({ params: { id } })}
      >
        <p>{messages.developers.revokeManagementBody(label)}</p>
      </ActionDialog>
    ),
  },
]
